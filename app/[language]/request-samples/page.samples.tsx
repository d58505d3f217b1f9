export { default, generateMetadata } from "#app/(site)/request-samples/page.samples.tsx";
