import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { board } from './testing/fixtures.ts'
import { Winners } from './Winners.tsx'

let named = true
const changed = fn(({ body }: { body?: unknown }) => {
  named = (body as { named: boolean }).named
  return { named }
})
const asked = fn((_input: { query?: unknown }) => board())
const failing = fn((): ReturnType<typeof board> | ApiError => board())

const meta = {
  title: 'Member site/Winners',
  component: Winners,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    named = true
    changed.mockClear()
    asked.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(board())
  },
} satisfies Meta<typeof Winners>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, { signedIn = true, path = '/winners' } = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{
        winnerBoard: board(),
        boardVisibility: () => ({ named }),
        setBoardVisibility: changed,
        ...answers,
      }}
    >
      <Winners />
      <ToastRegion />
    </ScriptedPlatform>
  )

export const Usual: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('10,000.50'))
    await userEvent.click(await canvas.findByRole('switch', { name: /Show my nickname/ }))
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ body: { named: false } }))
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ winnerBoard: 'never' }) }
export const Ranking: Story = { render: answered({}, { path: '/winners?view=ranking' }) }

/** No winners: an empty state without invented ones. */
export const NobodyWon: Story = {
  render: answered({ winnerBoard: board(0) }, { signedIn: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No wins to show yet')).toBeVisible()
  },
}

export const ByCategory: Story = {
  render: answered({ winnerBoard: asked }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /category/ }), 'LIVE')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { gameCategory: 'LIVE', limitNum: '20', language: 'en' },
      }),
    )
  },
}

export const FailedThenThere: Story = {
  render: answered({ winnerBoard: failing }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('10,000.50'))
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ winnerBoard: untilOnline(board()) })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('10,000.50'))
  },
}

export const HostileNames: Story = {
  render: answered({
    winnerBoard: {
      ...board(1),
      rows: board(1).rows.map((row) => ({
        ...row,
        player: hostileName,
        prize: '99999999999999.00',
        game: { ...row.game, displayName: hostileName },
      })),
    },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('<img src=x'))
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
