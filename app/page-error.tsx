import { isRouteErrorResponse } from "react-router";
import { NotFound } from "./pages/not-found/route.tsx";
import { Failure } from "./shell/failure.tsx";

/** Distinguishes a missing page from one that failed: an outage is never shown as “not found”. */
export function PageError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return isRouteErrorResponse(error) && status === 404 ? (
    <NotFound found={error.data} />
  ) : (
    <Failure status={status} />
  );
}
