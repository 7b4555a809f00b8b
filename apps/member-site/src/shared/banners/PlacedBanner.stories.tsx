import { ApiError, type ValueOf } from '@baize/api'
import type { banners } from '@baize/api/calls'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PlacedBanner } from './PlacedBanner.tsx'

const meta = { title: 'Member site/Placed banner', component: PlacedBanner } satisfies Meta<
  typeof PlacedBanner
>
export default meta
type Story = StoryObj<typeof meta>

type Banner = ValueOf<typeof banners>['banners'][number]

const back: Banner = {
  id: 'back',
  groupName: 'w_login',
  title: 'Welcome back',
  text: 'Check the address before you enter your password.',
  imageUrl: '',
  linkageType: 'none',
  url: '',
}

const limits: Banner = {
  ...back,
  id: 'limits',
  title: 'Play within your limits',
  text: 'Set deposit, loss and time limits. They take effect immediately.',
  linkageType: 'page',
  url: '/help#responsible',
}

const said =
  (answer: NonNullable<Answers['banners']>): (() => React.JSX.Element) =>
  () => (
    <ScriptedPlatform answers={{ banners: answer }}>
      <PlacedBanner place="w_login" />
    </ScriptedPlatform>
  )

/** One without a link, and one with: its title is the link, and all of it can be clicked. */
export const Usual: Story = {
  args: { place: 'w_login' },
  render: said({ banners: [back, limits] }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Play within your limits' })
    await expect(link).toHaveAttribute('href', '/help#responsible')
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
    const whole = link.closest('[class*=banner]')?.getBoundingClientRect() ?? new DOMRect()
    const pressed = document.elementFromPoint(whole.right - 4, whole.bottom - 4)
    await expect(link.contains(pressed)).toBe(true)
  },
}

export const RightToLeft: Story = {
  args: { place: 'w_login' },
  render: said({ banners: [back, limits] }),
  globals: { language: 'ar' },
}

/** Its space is reserved before it loads. */
export const Loading: Story = {
  args: { place: 'w_login' },
  render: said('never'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.firstElementChild?.clientHeight).toBeGreaterThan(80))
  },
}

const nothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('div')?.textContent ?? '').toBe(''))
  await expect(within(canvasElement).queryByRole('alert')).toBeNull()
}

export const Empty: Story = { args: { place: 'w_login' }, render: said({ banners: [] }), play: nothing }

/** It does not delay the page: it is not mounted, and shows no error. */
export const Failed: Story = {
  args: { place: 'w_login' },
  render: said(new ApiError('internal')),
  play: nothing,
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Where the text does not fit beside the image it is below it, and no word is broken. */
export const InTheSideMenu: Story = {
  args: { place: 'w_leftmenu' },
  render: () => (
    <div style={{ inlineSize: 192 }}>
      <ScriptedPlatform answers={{ banners: { banners: [{ ...limits, imageUrl: pixel }] } }}>
        <PlacedBanner place="w_leftmenu" />
      </ScriptedPlatform>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(limits.text)
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom)
    await expect(picture.width).toBeGreaterThan(words.clientWidth - 2)
  },
}

export const LongNames: Story = {
  args: { place: 'w_login' },
  render: said({
    banners: [
      { ...back, title: 'Supercalifragilisticexpialidocious'.repeat(3), text: 'សូមពិនិត្យអាសយដ្ឋាន'.repeat(12) },
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Supercali/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
