/** Where customer service of a brand without a live chat of its own leads. */
export const serviceDocument = (): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light dark"><title>Customer service</title>' +
  '<main><h1>Customer service</h1><p>This is where an operator’s customer service answers.</p></main></html>'
