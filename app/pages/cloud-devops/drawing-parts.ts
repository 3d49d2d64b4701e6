export const label =
  "Deployment line: seven changes start at the commit gate; two stop there, and one each at review, scan, verify and canary, the last of which is rolled back; one change goes on to five, then twenty-five, then all of the traffic.";
