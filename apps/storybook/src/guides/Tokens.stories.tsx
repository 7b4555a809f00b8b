import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { initialGlobals } from '../../.storybook/globals.ts'
import { TokenTable } from './TokenTable.tsx'

/** The toolbar's brand. */
const meta = {
  title: 'Guides/Tokens',
  component: TokenTable,
  args: { brand: '' },
  argTypes: { brand: { control: false } },
  tags: ['!autodocs'],
  render: ({ under }, { globals }) => (
    <TokenTable brand={globals.brand ?? initialGlobals.brand} {...(under !== undefined && { under })} />
  ),
} satisfies Meta<typeof TokenTable>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--bz-color-text-primary')).toBeVisible()
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.lastElementChild).not.toBeEmptyDOMElement()
  },
}

export const Colours: Story = { args: { under: 'color' } }
export const Space: Story = { args: { under: 'space' } }
