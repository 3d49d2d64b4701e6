// Required by the framework. Pages have no router in the browser: their script is client.ts.
export {};
