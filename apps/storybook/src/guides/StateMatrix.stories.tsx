import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateMatrix } from './StateMatrix.tsx'

const meta = {
  title: 'Guides/State matrix',
  component: StateMatrix,
  tags: ['!autodocs'],
  args: {
    entries: [
      { id: 'ui-button--default', title: 'UI/Actions/Button', name: 'Default' },
      { id: 'ui-button--long', title: 'UI/Actions/Button', name: 'Long Label' },
      { id: 'ui-button--rtl', title: 'UI/Actions/Button', name: 'Right To Left' },
      { id: 'ui-table--empty', title: 'UI/Data/Table', name: 'No Rows' },
    ],
  },
} satisfies Meta<typeof StateMatrix>
export default meta
type Story = StoryObj<typeof meta>

/** What the page shows of four stories of two components. */
export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Long Label' })).toHaveAttribute(
      'href',
      './?path=/story/ui-button--long',
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}
export const None: Story = { args: { entries: [] } }
