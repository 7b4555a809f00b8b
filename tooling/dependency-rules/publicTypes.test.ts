import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { leakedTypes } from './publicTypes.ts'

const root = join(import.meta.dirname, '../..')

it.each([
  [
    'a type that is radix inside',
    "import type { DialogProps } from 'radix-ui'\nexport type PopupProps = DialogProps & { a: 1 }",
    'PopupProps: radix-ui',
  ],
  [
    'an interface that extends lucide',
    "import type { LucideProps } from 'lucide-react'\nexport interface IconProps extends LucideProps {}",
    'IconProps: lucide-react',
  ],
  [
    'a namespace of radix in a property',
    "import { Dialog } from 'radix-ui'\nexport interface PopupProps { side: Dialog.Side }",
    'PopupProps: radix-ui',
  ],
  ['a re-export of a type', "export type { LucideProps } from 'lucide-react'", 're-export: lucide-react'],
  [
    'a re-export of a component',
    "export { Root } from '@radix-ui/react-dialog'",
    're-export: @radix-ui/react-dialog',
  ],
  ['a re-export of everything', "export * from 'radix-ui'", 're-export: radix-ui'],
])('%s is refused', (_, source, leak) => {
  expect(leakedTypes(source)).toEqual([leak])
})

it('what stays inside is no leak', () => {
  expect(
    leakedTypes(
      "import { Dialog } from 'radix-ui'\ntype Inside = Dialog.Props\nexport type PopupProps = { open: boolean }\nexport const Popup = (props: Inside) => props",
    ),
  ).toEqual([])
})

it('no public type of ui shows a type of the libraries beneath it', () => {
  // Icons are Lucide's own components, under our names.
  const icons = 'packages/ui/src/icons/icons.ts'
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => file !== icons)
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) =>
      leakedTypes(readFileSync(join(root, file), 'utf8')).map((leak) => `${file}: ${leak}`),
    ),
  ).toEqual([])
})
