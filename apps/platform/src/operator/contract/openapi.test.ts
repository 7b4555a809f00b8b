import { expect, test } from 'vitest'
import { operatorDocument } from './openapi.ts'

test('the published document is what the calls say', async () => {
  const document = `${JSON.stringify(operatorDocument(), null, 2)}\n`
  await expect(document).toMatchFileSnapshot('../../../openapi-operator.json')
})

test('content in the document has the schema of its file', () => {
  const document = JSON.stringify(operatorDocument())
  for (const field of ['opensFor', 'needsDeposit', 'registrationsPerHour', 'underMaintenance', 'FREEPLAY3'])
    expect(document).toContain(`"${field}"`)
})
