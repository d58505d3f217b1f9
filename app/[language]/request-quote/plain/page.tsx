export { default, generateMetadata } from "#app/(site)/request-quote/plain/page.tsx";
