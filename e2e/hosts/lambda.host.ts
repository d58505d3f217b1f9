import { describeClients } from "./clients.ts";
import { describeExport } from "./export.ts";
import { describeHost } from "./journey.ts";
import { startLambda } from "./lambda/start.ts";

describeHost("AWS Lambda", startLambda);
describeClients("AWS Lambda", startLambda);
describeExport("AWS Lambda", startLambda);
