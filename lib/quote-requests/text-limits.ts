/** In UTF-16 code units; PostgreSQL counts code points, which are never more. */
export const QUOTE_REQUEST_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  specifications: 5000,
  message: 5000,
} as const;
