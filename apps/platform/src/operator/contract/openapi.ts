import { describeCalls } from '@baize/api/openapi'
import { contentSchemas } from './content.ts'
import { operatorCalls } from './index.ts'

/** The calls of operators as an OpenAPI 3.1 document. */
export const operatorDocument = () =>
  describeCalls({
    title: 'Baize platform: calls of operators',
    description:
      'Served on PORT_OPERATOR only, with a key of the file OPERATOR_KEYS. Every answer is an envelope `{ success, value, code?, message?, problems?, params? }`. Amounts are decimal strings. `x-roles` are the roles of a key, one of which it needs.',
    calls: operatorCalls,
    schemas: contentSchemas(),
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A key of "npm run operator -- key".' },
    },
    securityOf: () => [{ key: [] }],
    sessionErrorsOf: () => ['notSignedIn', 'forbidden'],
    site: () => false,
  })
