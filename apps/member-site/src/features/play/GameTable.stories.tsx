import { balance as balanceCall, realityCheck } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { useInvalidate } from '@baize/site'
import { ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { games, siteAnswers } from '../../shared/games/testing/fixtures.ts'
import { GameTable } from './GameTable.tsx'
import { loadMessages } from './messages.ts'
import { anHour } from './testing/fixtures.ts'

const [game] = games('RNG', 1) as [ReturnType<typeof games>[number]]
const exit = { type: 'baize:exit' }
const balanceTold = { type: 'baize:balance', balance: '12.50', currency: 'KHR' }

/** A page of an origin that this page can speak for; what is in it does not matter. */
const gamePage = (): string => new URL('/favicon.svg', location.href).href

const funds = (amount: string) =>
  ({ balance: amount, available: amount, currency: 'KHR', currencySymbol: '$' }) as never
const balance = fn(() => funds('100.00'))

/** A bet is settled: the platform knows the result before the game has shown it. */
function Settle() {
  const invalidate = useInvalidate()
  return (
    <button type="button" onClick={() => invalidate(balanceCall, realityCheck)}>
      Settle
    </button>
  )
}

const meta = {
  title: 'Member site/Games/Game table',
  component: GameTable,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    balance.mockReset()
    balance.mockImplementation(() => funds('100.00'))
  },
  args: {
    onLeave: fn(),
    launch: {
      launched: {
        ...{ url: gamePage(), fallbackUrls: [], opensIn: 'frame', backUrl: '', game },
        startedAt: new Date(Date.now() - 60_000).toISOString(),
      },
      ...{ address: gamePage(), problem: undefined, strange: false, again: () => {} },
    },
  },
  render: (args) => (
    <ScriptedPlatform
      path="/play/rng_0"
      answers={{ ...siteAnswers, balance, realityCheck: anHour } as typeof siteAnswers}
    >
      <LanguageSection load={loadMessages}>
        <GameTable {...args} />
      </LanguageSection>
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof GameTable>
export default meta
type Story = StoryObj<typeof meta>

type Speaking = Window & { Function: FunctionConstructor }

/** Lets a page post a message to this one, as a script of its own would: the browser sets the source. */
function saysFrom(page: Window, data: unknown): void {
  const speak = new (page as Speaking).Function('to', 'data', 'to.postMessage(data, "*")')
  speak(window, data)
}

/** All messages that were posted until now have been delivered after it. */
async function delivered(): Promise<void> {
  const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
  window.postMessage('the last', '*')
  await heard
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * The running game is believed; another frame of its origin, this page itself, another origin and anything that is not
 * of the closed set are not.
 */
export const HostileMessages: Story = {
  name: 'D13 a message counts by its source, its origin and its shape',
  play: async ({ args, canvasElement }) => {
    const { onLeave } = args
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe')
      if (!found?.contentWindow) throw new Error('no game yet')
      return found
    })
    await expect(frame.referrerPolicy).toBe('no-referrer')
    const gameWindow = frame.contentWindow as Window
    await waitFor(() => expect(gameWindow.location.href).toBe(gamePage()))
    await waitFor(() => expect(balance).toHaveBeenCalled())
    balance.mockClear()

    // Another window of the same origin, as another vendor's game or the chat has.
    const other = document.createElement('iframe')
    other.src = gamePage()
    const loaded = new Promise((resolve) => other.addEventListener('load', resolve))
    canvasElement.append(other)
    await loaded
    saysFrom(other.contentWindow as Window, exit)
    saysFrom(other.contentWindow as Window, balanceTold)
    saysFrom(window, exit)
    // The game's window, under an origin that was not launched; and the origin without any window.
    const { origin } = location
    for (const strange of ['https://evil.example', `${origin}.evil.example`, 'null', '']) {
      dispatchEvent(new MessageEvent('message', { data: exit, origin: strange, source: gameWindow }))
    }
    dispatchEvent(new MessageEvent('message', { data: exit, origin }))
    // The game itself, saying what is not of the set.
    for (const junk of ['baize:exit', null, { type: 'baize:exit', to: '/' }, { type: 'baize:balance' }]) {
      saysFrom(gameWindow, junk)
    }
    await delivered()
    await expect(onLeave).not.toHaveBeenCalled()
    await expect(balance).not.toHaveBeenCalled()

    saysFrom(gameWindow, balanceTold)
    await waitFor(() => expect(balance).toHaveBeenCalledOnce())
    saysFrom(gameWindow, exit)
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    other.remove()
  },
}

/** A win is in the bar when the game has shown it, not while its reels still turn. */
export const FollowsTheGame: Story = {
  render: (args) => (
    <ScriptedPlatform
      path="/play/rng_0"
      answers={{ ...siteAnswers, balance, realityCheck: anHour } as typeof siteAnswers}
    >
      <LanguageSection load={loadMessages}>
        <GameTable {...args} />
        <Settle />
      </LanguageSection>
    </ScriptedPlatform>
  ),
  play: async ({ canvas, canvasElement }) => {
    const gameWindow = await waitFor(() => {
      const found = canvasElement.querySelector('iframe')?.contentWindow
      if (found?.location.href !== gamePage()) throw new Error('no game yet')
      return found
    })
    await waitFor(() => expect(canvasElement).toHaveTextContent('$100.00'))
    saysFrom(gameWindow, balanceTold)
    await waitFor(() => expect(balance.mock.calls.length).toBeGreaterThan(1))
    await delivered()
    balance.mockImplementation(() => funds('636.52'))
    const before = balance.mock.calls.length
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(balance.mock.calls.length).toBeGreaterThan(before))
    // Longer than the figures take to be read and rendered.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await expect(canvasElement).toHaveTextContent('$100.00')
    saysFrom(gameWindow, balanceTold)
    await waitFor(() => expect(canvasElement).toHaveTextContent('$636.52'))
    await expect(canvasElement).not.toHaveTextContent('$100.00')
  },
}
