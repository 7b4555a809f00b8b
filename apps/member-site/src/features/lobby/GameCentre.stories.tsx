import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { gamePage, hostileNames, siteAnswers, vendor, vendors } from '../../shared/games/testing/fixtures.ts'
import { clearPopup } from '../../shared/popups/popups.ts'
import { resumeOf, resumeText } from '../../shared/popups/resume.ts'
import { fixtures } from '../../testing/fixtures/sports.ts'
import { GameCentre } from './GameCentre.tsx'

const failing = fn((): typeof vendors | ApiError => vendors)

const meta = {
  title: 'Member site/Games/Centre',
  component: GameCentre,
  args: { gameType: 'SPORTS' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.clear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(vendors)
    return clearPopup
  },
} satisfies Meta<typeof GameCentre>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, path = '/sports', signedIn = true): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{ ...siteAnswers, gameList: gamePage(), sportsFixtures: fixtures(), ...answers }}
    >
      <GameCentre {...args} />
    </ScriptedPlatform>
  )

export const Full: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Start game' })).toHaveLength(2))
    await expect(canvas.getByText('Under maintenance')).toBeVisible()
  },
}

/** The games of a vendor that has several are a list over the page; it is in the address, and closing navigates back. */
export const VendorWithGames: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '6 games', description: 'Stadium' }))
    const popup = await screen.findByRole('dialog', { name: 'Stadium' })
    await waitFor(() => expect(popup).toHaveTextContent('Mekong Gold'))
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** "Start game" starts one game, also of a vendor with several: here for a visitor, who signs in first. */
export const VisitorStarts: Story = {
  render: answered({}, '/sports', false),
  play: async ({ canvas }) => {
    const stadium = await canvas.findByRole('heading', { level: 3, name: 'Stadium' })
    const card = stadium.closest('article') as HTMLElement
    await userEvent.click(within(card).getByRole('button', { name: 'Start game' }))
    await waitFor(() => expect(location.search).toContain('popup=login'))
    await expect(resumeOf(resumeText())).toMatchObject({ path: '/play/std_1' })
    await expect(screen.queryByRole('dialog', { name: 'Stadium' })).toBeNull()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ gameVendors: 'never' }) }

export const NoVendors: Story = {
  render: answered({ gameVendors: { lanes: [], prizeMode: 'LOTT' } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No vendors here right now')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  },
}

export const FailedThenThere: Story = {
  render: answered({ gameVendors: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fieldline' })).toBeVisible())
  },
}

export const HostileNames: Story = {
  render: answered({
    gameVendors: {
      lanes: [
        {
          title: 'SPORTS',
          gameClassify: 'SPORTS',
          cards: hostileNames.slice(0, 5).map((name, index) => vendor('SPORTS', `V${index}`, name, 2)),
        },
      ],
      prizeMode: 'LOTT',
    },
  }),
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ gameVendors: untilOnline(vendors) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Fieldline' })).toBeVisible()
  },
}
