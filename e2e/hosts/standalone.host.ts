import { describeClients } from "./clients.ts";
import { describeHost } from "./describe-host.ts";
import { startStandalone } from "./start-standalone.ts";

describeHost("Docker image", () => startStandalone());
describeClients("Docker image", () => startStandalone());
