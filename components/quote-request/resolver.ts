import type { Resolver } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import {
  quoteRequestSchema,
  type QuoteRequestInput,
  type QuoteRequestValues,
} from "@/lib/quote-request";

/** Validates the form in the browser with the schema that the server uses. Import it on demand: it brings zod with it. */
export const quoteRequestResolver: Resolver<QuoteRequestInput, unknown, QuoteRequestValues> =
  zodResolver(quoteRequestSchema);
