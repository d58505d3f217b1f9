import { describeClients } from "./clients.ts";
import { describeExport } from "./large-export.ts";
import { describeHost } from "./journey.ts";
import { startLambda } from "./lambda/start-lambda.ts";

describeHost("AWS Lambda", startLambda);
describeClients("AWS Lambda", startLambda);
describeExport("AWS Lambda", startLambda);
