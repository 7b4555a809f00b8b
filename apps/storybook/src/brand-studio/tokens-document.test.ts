import { readTokens, tokensText } from '@baize/ui/brand'
import { describe, expect, it } from 'vitest'
import { brands, defaultBrand } from './brands.ts'
import { changesBetween } from './changes.ts'
import { edited } from './edit.ts'
import { openText } from './files.ts'
import { roleGroups, searched } from './roles.ts'
import { getToken, resolved, setToken } from './tokens-document.ts'

const red = { colorSpace: 'oklch', components: [0.5, 0.2, 25] }

describe('the document of a brand', () => {
  it('returns a token with the type of the group around it', () => {
    expect(getToken(defaultBrand, 'base', 'radius.small')?.type).toBe('dimension')
    expect(getToken(defaultBrand, 'light', 'color.surface.page')?.type).toBe('color')
    expect(getToken(defaultBrand, 'base', 'color.surface.page')).toBeUndefined()
    expect(getToken(defaultBrand, 'light', 'color.surface')).toBeUndefined()
    expect(getToken(defaultBrand, 'light', 'color.toString')).toBeUndefined()
  })

  it('takes one value and keeps everything else, in its order', () => {
    const next = setToken(defaultBrand, 'dark', 'color.accent.base', red)
    expect(changesBetween(defaultBrand, next)).toMatchObject([
      { part: 'dark', path: 'color.accent.base', after: red },
    ])
    const before = getToken(defaultBrand, 'dark', 'color.accent.base')
    expect(tokensText(setToken(next, 'dark', 'color.accent.base', before?.value))).toBe(
      tokensText(defaultBrand),
    )
    expect(readTokens(next).problems).toEqual([])
  })

  it('leaves a document alone that has no such token', () => {
    expect(setToken(defaultBrand, 'base', 'color.nothing', red)).toBe(defaultBrand)
    expect(setToken({}, 'light', 'color.accent.base', red)).toEqual({})
  })

  it('overrides in a scheme what both have from the base', () => {
    const shared = {
      sets: { base: { sources: [{ a: { $type: 'number', $value: 1 } }] } },
      modifiers: { scheme: { contexts: { light: [{}], dark: [{}] } } },
    }
    expect(getToken(shared, 'dark', 'a')).toEqual({ type: 'number', value: 1 })
    const next = setToken(shared, 'dark', 'a', 2)
    expect(getToken(next, 'dark', 'a')).toEqual({ type: 'number', value: 2 })
    expect(getToken(next, 'light', 'a')).toEqual({ type: 'number', value: 1 })
  })

  it('of two sources with one token changes the later, which wins', () => {
    const twice = {
      sets: { base: { sources: [{ a: { $value: 1 } }, { a: { $value: 2 }, b: { $value: 3 } }] } },
    }
    expect(getToken(twice, 'base', 'a')?.value).toBe(2)
    expect(setToken(twice, 'base', 'a', 4)).toEqual({
      sets: { base: { sources: [{ a: { $value: 1 } }, { a: { $value: 4 }, b: { $value: 3 } }] } },
    })
  })

  it('follows references, and stops at a cycle', () => {
    const next = setToken(defaultBrand, 'light', 'color.text.link', '{color.accent.text}')
    expect(resolved(next, 'light', '{color.text.link}')).toEqual(
      getToken(next, 'light', 'color.accent.text')?.value,
    )
    const circle = setToken(next, 'light', 'color.accent.text', '{color.text.link}')
    expect(resolved(circle, 'light', '{color.text.link}')).toBeUndefined()
  })
})

describe('a file', () => {
  it.each([...brands])('of the brand %s is saved as it was opened', (_name, { tokens: document }) => {
    expect(openText(tokensText(document))).toEqual({ document })
    expect(openText(tokensText(document))).toHaveProperty('document.resolutionOrder')
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '3',
    '"tokens"',
    '{}',
    '{"version":"2025.10","sets":{"base":{"sources":[3]}}}',
  ])('%j is refused in sentences', (text) => {
    const opened = openText(text)
    expect('problems' in opened && opened.problems.length).toBeGreaterThan(0)
    expect('problems' in opened && opened.problems.every((each) => /[.}\])"]$|JSON/.test(each))).toBe(true)
  })

  it('that lacks a role is refused by that role’s name', () => {
    const text = tokensText(defaultBrand).replace('"jackpot"', '"jackpod"')
    expect(openText(text)).toMatchObject({
      problems: expect.arrayContaining([expect.stringMatching(/color\.game\.jackpot is missing/)]),
    })
  })
})

describe('an edit', () => {
  it('that the brand check would refuse does not get in', () => {
    const circle = edited(defaultBrand, 'light', 'color.text.link', 'color', '{color.text.link}')
    expect(circle).toMatchObject({ problem: expect.stringMatching(/^This cannot be read: it points back/) })
    const nothing = edited(defaultBrand, 'light', 'color.text.link', 'color', '{color.nothing}')
    expect(nothing).toMatchObject({
      problem: 'This cannot be read: it points at color.nothing, which does not exist.',
    })
    const kind = edited(defaultBrand, 'light', 'color.text.link', 'color', '{radius.small}')
    expect(kind).toMatchObject({
      problem: 'radius.small is of type dimension; only another color can stand here.',
    })
  })

  it('that is valid returns the new document', () => {
    const done = edited(defaultBrand, 'base', 'radius.medium', 'dimension', '0')
    expect(done).toMatchObject({ problem: 'Write a number with px or rem, like 12px.' })
    const fine = edited(defaultBrand, 'base', 'radius.medium', 'dimension', '0px')
    expect('document' in fine && getToken(fine.document, 'base', 'radius.medium')?.value).toEqual({
      value: 0,
      unit: 'px',
    })
  })
})

describe('the roles', () => {
  const groups = roleGroups(defaultBrand)
  const roles = groups.flatMap((group) => group.roles)
  const { base, light } = readTokens(defaultBrand)

  it('are all there, each once, with a group’s title', () => {
    expect(new Set(roles.map((role) => role.path))).toEqual(new Set([...base.keys(), ...light.keys()]))
    expect(roles).toHaveLength(base.size + light.size)
    expect(groups[0]).toMatchObject({ title: 'Surfaces', roles: expect.arrayContaining([]) })
    expect(roles.find((role) => role.path === 'color.game.onHot')).toMatchObject({
      name: 'On hot',
      type: 'color',
      parts: ['light', 'dark'],
    })
  })

  it('are found by words of their path, their name or their group', () => {
    expect(searched(groups, 'khmer').flatMap((group) => group.roles.map((role) => role.path))).toEqual([
      'type.lineHeight.khmer.text',
      'type.lineHeight.khmer.heading',
    ])
    expect(searched(groups, 'accent hover')).toMatchObject([{ title: 'Accent', roles: [{ name: 'Hover' }] }])
    expect(searched(groups, 'no such thing')).toEqual([])
  })
})
