import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { headingSizes } from './Heading.css.ts'
import { Heading, type HeadingProps } from './Heading.tsx'

const meta = {
  title: 'UI/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Wallet' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Wallet' })).toBeVisible()
  },
}

/** How large it looks is one thing, its place in the outline another. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(Object.keys(headingSizes) as NonNullable<HeadingProps['size']>[]).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
}

export const LongText: Story = { args: { children: 'A heading that does not come to its end. '.repeat(6) } }
export const LongWord: Story = { args: { children: 'x'.repeat(200) } }
export const Truncated: Story = {
  args: { children: 'A heading that does not come to its end. '.repeat(6), truncate: true },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'المحفظة' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { children: 'កាបូបប្រាក់' } }
