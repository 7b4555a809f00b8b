import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { artMotifs } from '../art/motifs.ts'
import { MissionCard } from './MissionCard.tsx'
import { missionStatuses } from './missionStatuses.ts'

const mission = {
  id: 'live-evening',
  title: 'An evening at the live tables',
  metric: 'Valid bet on live tables',
  progress: '640.5',
  target: '1000',
  currency: '$',
  reward: '$8.00',
  from: '2026-11-21T00:00:00+07:00',
  until: '2026-11-22T00:00:00+07:00',
  status: 'running',
  motif: 'roulette',
} as const

const meta = {
  title: 'UI/Gaming/MissionCard',
  component: MissionCard,
  args: { mission, onClaim: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 520 }}>
      <MissionCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MissionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Valid bet on live tables' })).toHaveAttribute(
      'value',
      '0.64',
    )
    await expect(canvas.getByText('$640.50')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The reward waits; the badge says how many. */
export const Claimable: Story = {
  args: { mission: { ...mission, progress: '3200', status: 'claimable', claims: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 rewards to claim')).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClaim).toHaveBeenCalledWith('live-evening')
  },
}

export const Loading: Story = { args: { mission: { ...mission, status: 'claimable' }, loading: true } }

export const Statuses: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        gap: 16,
      }}
    >
      {missionStatuses.map((status, index) => (
        <MissionCard
          {...args}
          key={status}
          mission={{
            ...mission,
            id: status,
            status,
            motif: artMotifs[index * 2] ?? 'trophy',
            progress: status === 'claimable' || status === 'claimed' ? '1000' : `${index * 130}`,
          }}
        />
      ))}
    </div>
  ),
}

export const CountedInPieces: Story = {
  args: {
    mission: {
      id: 'spins',
      title: 'A hundred spins',
      metric: 'Spins on any slot',
      progress: '72',
      target: '100',
      reward: '200 points',
      status: 'running',
      motif: 'reels',
    },
  },
}
export const UnknownStatus: Story = {
  args: { mission: { ...mission, status: 'FROZEN' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Status unavailable')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('FROZEN')
  },
}
export const Huge: Story = {
  args: { mission: { ...mission, progress: '99999999999999999998.99', target: '99999999999999999999' } },
}
export const ZeroAndNegative: Story = { args: { mission: { ...mission, progress: '-40', target: '0' } } }
export const NotANumber: Story = { args: { mission: { ...mission, progress: 'soon', until: 'never' } } }
export const LongText: Story = {
  args: {
    mission: {
      ...mission,
      title: 'A mission with a title that goes on for very long. '.repeat(4),
      metric: 'A thing that is counted in a way that takes many words to tell',
      reward: 'A reward which is described at length by those who give it',
    },
  },
}
export const HostileText: Story = {
  args: { mission: { ...mission, title: '<b>Bold</b>', reward: '<img src=x onerror=alert(1)>' } },
}
export const RightToLeftName: Story = { args: { mission: { ...mission, title: 'ليلة على الطاولات (Live)' } } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { mission: { ...mission, title: 'ليلة على الطاولات', status: 'claimable', progress: '1000' } },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { mission: { ...mission, title: 'រាត្រីនៅតុកាស៊ីណូផ្ទាល់', metric: 'ការភ្នាល់ដែលមានសុពលភាព' } },
}
