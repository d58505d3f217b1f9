"use client";

import { ErrorNotice } from "@/components/layout/error-notice";

export default ErrorNotice;
