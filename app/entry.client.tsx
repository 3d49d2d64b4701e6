// The framework asks for this file. Pages run no router in the browser: their script is client.ts.
export {};
