import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { Button, closeAllDialogs, DialogHost } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { anHour } from './testing/fixtures.ts'
import { useReminder } from './useRealityCheck.tsx'

const left = fn()

/** In place of the hour that passes. */
function AnHourLater() {
  const remind = useReminder('៛', left)
  return <Button onClick={() => void remind()}>An hour later</Button>
}

const meta = {
  title: 'Member site/Games/Reality check',
  component: AnHourLater,
  beforeEach: () => {
    left.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof AnHourLater>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path="/play/1001" answers={{ realityCheck: anHour, ...answers }}>
      <AnHourLater />
      <DialogHost />
    </ScriptedPlatform>
  )

const remind = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'An hour later' }))
  return screen.findByRole('alertdialog')
}

/** Time, stakes and the result are announced; Enter leaves. */
export const AfterAnHour: Story = {
  render: answered(),
  globals: { language: 'en' },
  play: async () => {
    const dialog = await remind()
    await expect(dialog).toHaveTextContent('Reality check')
    await expect(dialog).toHaveTextContent('-៛32,000.00')
    const leave = screen.getByRole('button', { name: 'Leave game' })
    await waitFor(() => expect(leave).toHaveFocus())
    await userEvent.click(leave)
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  },
}

export const PlayedOn: Story = {
  render: answered(),
  globals: { language: 'en' },
  play: async () => {
    await remind()
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(left).not.toHaveBeenCalled()
  },
}

export const LongPlayAndVastFigures: Story = {
  render: answered({
    realityCheck: {
      ...anHour,
      minutes: 100_000,
      stake: '99999999999999.99',
      netPosition: '-99999999999999.99',
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await remind()),
}

/** What cannot be read does not interrupt the game. */
export const NotReachable: Story = {
  render: answered({ realityCheck: new ApiError('network') }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'An hour later' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const InKhmer: Story = {
  render: answered(),
  globals: { language: 'km' },
  play: async () => void (await remind()),
}
export const RightToLeft: Story = {
  render: answered(),
  globals: { language: 'ar' },
  play: async () => void (await remind()),
}
