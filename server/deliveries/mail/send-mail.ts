import { getSiteUrl } from "#server/env/env.ts";
import type { Outcome } from "#db/deliveries/delivery-outcome.ts";
import type { Mail } from "./mail.ts";
import {
  getMailConfiguration,
  type MailConfiguration,
  NO_MAIL_SERVER,
} from "./mail-configuration.ts";
import { outcomeOfError } from "./error-outcome.ts";
import { toMessage } from "./to-message.ts";
import { createSmtpTransport, MAIL_LIMITS, type MailLimits } from "./smtp-transport.ts";
import { writeMailFile } from "./write-mail-file.ts";

type SendMailOptions = { configuration?: MailConfiguration; limits?: Partial<MailLimits> };

/** Makes one attempt to send a mail. Never rejects, and never takes longer than the limit of an attempt. */
export async function sendMail(mail: Mail, options: SendMailOptions = {}): Promise<Outcome> {
  try {
    const configuration = options.configuration ?? getMailConfiguration();
    switch (configuration.kind) {
      case "smtp":
        await sendBySmtp(mail, configuration.url, { ...MAIL_LIMITS, ...options.limits });
        return { result: "delivered" };
      case "files":
        await writeMailFile(mail, configuration.folder);
        return { result: "delivered" };
      case "none":
        return { result: "postponed", words: NO_MAIL_SERVER };
    }
  } catch (error) {
    return outcomeOfError(error, mail);
  }
}

async function sendBySmtp(mail: Mail, url: URL, limits: MailLimits): Promise<void> {
  const transport = createSmtpTransport(url, getSiteUrl().hostname, limits);
  await transport.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(limits.attempt) });
}
