import { isRouteErrorResponse } from "react-router";
import { NotFound } from "./pages/not-found/route.tsx";
import { Failure, isLostConnection, NoConnection } from "./shell/failure.tsx";

/** A missing page differs from a page that failed: an outage is never shown as “not found”. */
export function PageError({ error }: { error: unknown }) {
  if (isLostConnection(error)) return <NoConnection />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return isRouteErrorResponse(error) && status === 404 ? (
    <NotFound found={error.data} />
  ) : (
    <Failure status={status} />
  );
}
