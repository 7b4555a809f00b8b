import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeApi, readPublicApi } from '../../../tooling/public-api/publicApi.ts'

const api = readPublicApi(join(import.meta.dirname, 'index.ts'))
const everything = api.components.flatMap(({ name, properties }) =>
  properties.map((property) => ({ ...property, at: `${name}.${property.name}` })),
)

describe('the public API', () => {
  it('is the one that is written down: a difference is a change for those who use the package', async () => {
    expect(api.components.length).toBeGreaterThan(60)
    await expect(describeApi(api)).toMatchFileSnapshot('__snapshots__/api.md')
  })

  it('says of every property what it is', () => {
    expect(everything.filter(({ doc }) => !doc).map(({ at }) => at)).toEqual([])
  })

  it('calls what is true or false by its bare name', () => {
    // `title` is the text of a heading; whether a popover shows its label as one is another matter.
    const prefixed = /^(is|has|should|can|with(?!Title$)|show|enable)[A-Z]/
    expect(
      everything.filter(({ name, type }) => type === 'boolean' && prefixed.test(name)).map(({ at }) => at),
    ).toEqual([])
  })

  it('exposes no styling props', () => {
    const reach = /^(className|classNames|style|styles|css|sx|asChild|component|margin\w*|m[trblxyse]?)$/
    // Pages that are always shown at each end of a pagination: the trade's own word, and no space.
    const pages = ({ name, type }: (typeof everything)[number]) => name === 'margin' && type === 'number'
    expect(everything.filter((each) => reach.test(each.name) && !pages(each)).map(({ at }) => at)).toEqual([])
  })

  it('has none of the names that docs/migration.md replaced', () => {
    const old =
      /^(full|look|opens|controls|describedBy|labelledBy|closeOnCover|keepOnCover|ready|pending|keep|found|whileTyping|typingPause|firstColumnStays|alone|lead|meaning|instead|faded|titled|initial|selected|onOver|onReach|onAgain|onKept|onUnread|onSelectedChange|onWrittenChange)$/
    expect(everything.filter(({ name }) => old.test(name)).map(({ at }) => at)).toEqual([])
  })

  it('keeps a state by itself or for its owner: a component with one property of a pair has the others', () => {
    // A dialog has no trigger by which it could open itself, and a context menu opens where the pointer is.
    const owned = new Set(['ContextMenu', 'Dialog', 'Drawer', 'PopupDialog'])
    const pairs = [
      ['open', 'defaultOpen', 'onOpenChange'],
      ['pressed', 'defaultPressed', 'onPressedChange'],
      ['checked', 'defaultChecked', 'onCheckedChange'],
      ['expanded', 'defaultExpanded', 'onExpandedChange'],
    ]
    const incomplete = api.components.flatMap(({ name, properties }) => {
      const names = new Set(properties.map((property) => property.name))
      return pairs
        .filter(
          (pair) => pair.slice(1).some((each) => names.has(each)) && !pair.every((each) => names.has(each)),
        )
        .map(([value]) => `${name}.${value}`)
    })
    expect(incomplete.filter((each) => !owned.has(each.split('.')[0] ?? ''))).toEqual([])
    const valued = api.components.filter(({ properties }) =>
      properties.some(({ name }) => name === 'onValueChange'),
    )
    expect(valued.length).toBeGreaterThan(20)
    for (const { name, properties } of valued) {
      const names = properties.map((property) => property.name)
      expect(names, name).toEqual(expect.arrayContaining(['value', 'defaultValue']))
    }
  })

  it('names types of React and of this repository only', () => {
    const known = new Set(['react', '@baize/i18n', '@baize/i18n/format'])
    expect(
      everything.flatMap(({ at, packages }) =>
        packages.filter((each) => !known.has(each)).map((each) => `${at} names a type of ${each}`),
      ),
    ).toEqual([])
  })

  it('reports changes by the value: onXChange takes it, not an event, where a component is no field of a form', () => {
    const events = everything.filter(
      ({ name, type }) => /^on[A-Z]\w*Change$/.test(name) && /Event/.test(type),
    )
    expect(events.map(({ at }) => at)).toEqual([])
  })
})
