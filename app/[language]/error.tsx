"use client";

import { ErrorNotice } from "#components/layout/error-notice.tsx";

export default ErrorNotice;
