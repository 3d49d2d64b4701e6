import { tenth } from "#app/ui/drawing/geometry.ts";
import { all, end, start } from "./drawing-layout.ts";

const pipeNetwork = 299;
const pipeLogs = 322;
/** Height at which a pipe ends in a compartment, and that of its valve. */
const pipeEnd = 262;
const valveAt = 288;
const network = all.find(({ name }) => name[0] === "Network");
// Starts beside the compartment's name, so that the line to the site does not cross it.
export const networkFrom = network === undefined ? start : network.from + 12;
const lastNetworked = all.findLast(({ networked }) => networked);
const networkTo = lastNetworked === undefined ? end : (lastNetworked.from + lastNetworked.to) / 2;
const logs = start + 50;
const sandbox = end - 62;

/** A valve in a pipe to a flooded compartment: closed, so that the water stays there. */
const ClosedValve = ({ x }: { x: number }) => (
  <path
    d={`M${x - 7} ${valveAt - 8}h14l-14 16h14Z`}
    className="fill-accent stroke-surface"
    strokeWidth="1.5"
  />
);

/** The log pipe from every compartment to the archive. */
export function LogPipe() {
  return (
    <>
      <path d={`M${sandbox} ${pipeLogs}H${logs}`} className="stroke-secondary" strokeWidth="2" />
      {all.slice(1).map(({ from, to, flooded }) => {
        const x = tenth(Math.min((from + to) / 2 + 18, sandbox));
        return (
          <g key={from}>
            <path
              d={`M${x} ${pipeLogs}V${flooded ? valveAt : pipeEnd}`}
              className="stroke-secondary"
              strokeWidth="2"
            />
            {flooded ? (
              <ClosedValve x={x} />
            ) : (
              <circle cx={x} cy={pipeEnd} r="3.5" className="fill-secondary" />
            )}
          </g>
        );
      })}
      <path
        d={`M${logs + 9} ${pipeLogs - 5}L${logs} ${pipeLogs}l9 5`}
        className="stroke-secondary"
        strokeWidth="2"
      />
    </>
  );
}

/** The network main, connected only to the compartments that may use it. */
export function NetworkMain() {
  return (
    <>
      <path
        d={`M${networkFrom} ${pipeNetwork}H${tenth(networkTo - 18)}`}
        className="stroke-text"
        strokeWidth="2"
      />
      <circle
        cx={networkFrom}
        cy={pipeNetwork}
        r="6"
        className="fill-surface stroke-text"
        strokeWidth="1.75"
      />
      {all
        .filter(({ networked, name }) => networked && name[0] !== "Network")
        .map(({ from, to, flooded }) => {
          const x = tenth((from + to) / 2 - 18);
          return (
            <g key={from}>
              <path
                d={`M${x} ${pipeNetwork}V${flooded ? valveAt : pipeEnd}`}
                className="stroke-text"
                strokeWidth="2"
              />
              {flooded ? (
                <ClosedValve x={x} />
              ) : (
                <path d={`M${x - 6} ${pipeEnd}h12`} className="stroke-text" strokeWidth="3" />
              )}
            </g>
          );
        })}
      <path
        d={`M${networkFrom} ${pipeNetwork - 6}V84H${networkFrom - 34}`}
        className="stroke-text"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
    </>
  );
}
