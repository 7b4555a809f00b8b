import { describe, expect, it } from 'vitest'
import { describeApi, readPublicApi } from './conformance/api/publicApi.ts'

const api = readPublicApi()
const everything = api.components.flatMap(({ name, properties }) =>
  properties.map((property) => ({ ...property, at: `${name}.${property.name}` })),
)

describe('the public face', () => {
  it('is the one that is written down: a difference is a change for those who use the package', async () => {
    expect(api.components.length).toBeGreaterThan(60)
    await expect(describeApi(api)).toMatchFileSnapshot('__snapshots__/api.md')
  })

  it('says of every property what it is', () => {
    expect(everything.filter(({ doc }) => !doc).map(({ at }) => at)).toEqual([])
  })

  it('calls what is true or false by its bare name', () => {
    const prefixed = /^(is|has|should|can|with|show|enable)[A-Z]/
    expect(
      everything.filter(({ name, type }) => type === 'boolean' && prefixed.test(name)).map(({ at }) => at),
    ).toEqual([])
  })

  it('lets nobody reach through to the look', () => {
    const reach = /^(className|classNames|style|styles|css|sx|asChild|component|margin\w*|m[trblxyse]?)$/
    // Pages that are always shown at each end of a pagination: the trade's own word, and no space.
    const pages = ({ name, type }: (typeof everything)[number]) => name === 'margin' && type === 'number'
    expect(everything.filter((each) => reach.test(each.name) && !pages(each)).map(({ at }) => at)).toEqual([])
  })

  it('names types of React and of this house only', () => {
    const known = new Set(['react', '@baize/i18n', '@baize/i18n/format'])
    expect(
      everything.flatMap(({ at, packages }) =>
        packages.filter((each) => !known.has(each)).map((each) => `${at} names a type of ${each}`),
      ),
    ).toEqual([])
  })

  it('tells changes by the value: onXChange takes it, not an event, where a component is no field of a form', () => {
    const events = everything.filter(
      ({ name, type }) => /^on[A-Z]\w*Change$/.test(name) && /Event/.test(type),
    )
    expect(events.map(({ at }) => at)).toEqual([])
  })
})
