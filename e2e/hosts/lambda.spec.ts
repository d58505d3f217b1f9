import { describeHost } from "./journey.ts";
import { startLambda } from "./lambda/start.ts";

describeHost("AWS Lambda", startLambda);
