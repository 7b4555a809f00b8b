import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compilerFindings } from './reactCompiler.ts'

const root = join(import.meta.dirname, '..')
/**
 * No rule of React. `Todo`: syntax that the compiler does not know; `PreserveManualMemo`: a memo that it would write
 * otherwise; `IncompatibleLibrary`: react-virtual, whose callers it leaves as they are.
 */
const otherwise = new Set(['Todo', 'PreserveManualMemo', 'IncompatibleLibrary'])
const tests = /\.(test|stories|conformance|css|d)\.tsx?$/
const files = globSync(
  [
    'packages/{i18n,ui,forms,site,account}/src/**/*.{ts,tsx}',
    'apps/{member-site,agent-site}/src/**/*.{ts,tsx}',
  ],
  {
    cwd: root,
  },
)
  .filter((file) => !tests.test(file) && !file.startsWith('packages/ui/src/conformance/'))
  .sort()
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  // A component has an element or a hook in it.
  .filter(({ source }) => /\buse[A-Z]|<[A-Z]|<\/|\/>/.test(source))

/**
 * What the compiler cannot read as a whole: `try` with `finally` or with a condition in it, `import()`, a default that is
 * computed. It stops at the first such place, so rules that are broken behind it are not found. None may be added: write
 * `promise.finally()`, or move it out of the component.
 */
const unread = [
  'apps/member-site/src/app/page-heads/useDescription.ts',
  'apps/member-site/src/shared/games/useFavourites.ts',
  'apps/member-site/src/shared/popups/useMemberGate.ts',
  'packages/account/src/entrance/Continue.tsx',
  'packages/site/src/live/useLiveEvents.ts',
]

describe('components and hooks', () => {
  const found = files.flatMap(({ file, source }) =>
    compilerFindings(file, source).map((finding) => ({ file, ...finding })),
  )

  it('keep the rules of React, as its compiler reads them', () => {
    expect(files.length).toBeGreaterThan(700)
    const broken = found.filter(({ category }) => !otherwise.has(category))
    expect(broken.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([])
  })

  it('are read by it as a whole, but for those that are listed', () => {
    const stopped = new Set(found.filter(({ category }) => category === 'Todo').map(({ file }) => file))
    expect([...stopped]).toEqual(unread)
  })
})

describe('the check', () => {
  const broken: [string, string, string][] = [
    [
      'a ref that is written while rendering',
      'const held = useRef(0); held.current = 1; return <b />',
      'Refs',
    ],
    ['a ref that is read for output', 'const held = useRef(0); return <b>{held.current}</b>', 'Refs'],
    ['a property that is changed', 'props.list[0] = 1; return <b />', 'Immutability'],
    ['a hook in a condition', 'if (props.list) useRef(0); return <b />', 'Hooks'],
  ]
  it.each(broken)('finds %s', (_, body, category) => {
    const source = `import { useRef } from 'react'\nexport function Part(props: { list: number[] }) {\n${body}\n}\n`
    expect(compilerFindings('Part.tsx', source)).toMatchObject([{ line: 3, category }])
  })

  it('takes a ref that is written in an effect, and macros of Lingui', () => {
    const source = `
      import { useLingui } from '@lingui/react/macro'
      import { useEffect, useRef } from 'react'
      export function Part({ name }: { name: string }) {
        const { t } = useLingui()
        const held = useRef('')
        useEffect(() => { held.current = name })
        return <b>{t\`Hello \${name}\`}</b>
      }`
    expect(compilerFindings('Part.tsx', source)).toEqual([])
  })
})
