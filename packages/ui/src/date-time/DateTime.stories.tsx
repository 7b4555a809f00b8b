import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { DateTime } from './DateTime.tsx'
import { RelativeTime } from './RelativeTime.tsx'

const meta = {
  title: 'UI/Text/DateTime',
  component: DateTime,
  args: { value: '2026-11-21T07:30:00+07:00', timeZone: 'Asia/Phnom_Penh' },
} satisfies Meta<typeof DateTime>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Seconds: Story = { args: { seconds: true } }
export const DateOnly: Story = { args: { show: 'date', length: 'full' } }
export const TimeOnly: Story = { args: { show: 'time' } }
export const NoMoment: Story = { args: { value: 'never' } }

const narrow: NonNullable<Story['render']> = (args) => (
  <div style={{ inlineSize: 60 }}>
    <DateTime {...args} />
  </div>
)

/** The lines of the moment: its boxes from top to bottom. */
const linesOf = (moment: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(moment)
  const words = [...range.getClientRects()].filter(({ width }) => width > 1)
  return new Set(words.map(({ top }) => Math.round(top))).size
}

/** Where a day does not fit beside a time, a line breaks between them and never amid either. */
export const InTwoLines: Story = {
  render: narrow,
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('Nov 21, 2026, 7:30 AM'))).toBe(2)
  },
}

export const InTwoLinesInChinese: Story = {
  render: narrow,
  globals: { language: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(linesOf(await canvas.findByText('2026年11月21日 07:30'))).toBe(2)
  },
}

export const Relative: Story = {
  render: ({ value }) => {
    const now = new Date(value).getTime()
    return (
      <Stack space="xs">
        {[-30, -3600, -86400 * 3, 600].map((seconds) => (
          <RelativeTime key={seconds} value={now + seconds * 1000} now={now} />
        ))}
      </Stack>
    )
  },
}

/** On a device whose clock is two hours slow, what was a minute ago does not lie ahead. */
export const DeviceBehind: Story = {
  render: () => {
    const [behind, device] = [2 * 3_600_000, Date.now()]
    return <RelativeTime value={device + behind - 60_000} skew={behind} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 minute ago')).toBeInTheDocument()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { seconds: true } }
