import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from './document.ts'

const published = [
  new URL('../../openapi.json', import.meta.url),
  new URL('../../../../apps/platform/openapi-operator.json', import.meta.url),
]

test.each(published)(
  '%s is OpenAPI 3.1 by its own schema, and every reference leads somewhere',
  async (file) => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(await readFile(file, 'utf8')))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
    expect(() => validator.resolveRefs()).not.toThrow()
  },
)

test('a document that is none is found', async () => {
  const document = { ...(openApiDocument() as object), paths: { withoutSlash: {} } }
  expect((await new Validator().validate(document)).valid).toBe(false)
})
