import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../inline/Inline.tsx'
import { spinnerSizes } from './Spinner.css.ts'
import { Spinner, type SpinnerProps } from './Spinner.tsx'

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading games' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading games' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(Object.keys(spinnerSizes) as NonNullable<SpinnerProps['size']>[]).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}

/** Words beside it say what is awaited: it is silent itself. */
export const Silent: Story = {
  render: () => (
    <Inline>
      <Spinner /> <span>Loading games</span>
    </Inline>
  ),
}

export const LongText: Story = { args: { label: 'The games of all vendors are on their way. '.repeat(5) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'جارٍ التحميل' } }
