import { describeClients } from "./clients.ts";
import { describeHost } from "./journey.ts";
import { startStandalone } from "./start-standalone.ts";

describeHost("Docker image", () => startStandalone());
describeClients("Docker image", () => startStandalone());
