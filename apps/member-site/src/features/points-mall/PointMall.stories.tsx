import { ApiError } from '@baize/api'
import {
  type Answers,
  comeOnline,
  defaultPermission,
  defaultTrial,
  hostileName,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Popups } from '../../app/overlays/Popups.tsx'
import { closePopup } from '../../shared/popups/popups.ts'
import { PointMall } from './PointMall.tsx'
import { mallAnswers, product, products, purse, redemption } from './testing/fixtures.ts'

const redeemed = fn((_input: { body?: unknown }) => redemption())
const converted = fn((_input: { body?: unknown }) => ({
  transactionNumber: 'pts_9',
  points: '1000.50',
  amount: '2.50',
  balance: '2.50',
  pointsChanged: '-250.00',
}))
const collected = fn(() => ({ collected: '84.25', points: '1334.75' }))
const refused = fn(() => new ApiError('realAccountNeeded'))
const raised = fn((_input: { body?: unknown }): ReturnType<typeof redemption> | ApiError => redemption())
const repriced = fn(() => ({ products }))
const failing = fn((): { products: typeof products } | ApiError => ({ products }))

const meta = {
  title: 'Member site/Points mall',
  component: PointMall,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const each of [redeemed, converted, collected, refused]) each.mockClear()
    raised
      .mockReset()
      .mockReturnValueOnce(
        new ApiError('wrongState', { params: { reason: 'priceChanged', points: '600.00' } }),
      )
      .mockReturnValue(redemption({ points: '600.00' }))
    repriced
      .mockReset()
      .mockReturnValueOnce({ products })
      .mockReturnValue({ products: [product({ points: '600.00' })] })
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue({ products })
    return () => {
      closePopup()
      closeAllDialogs()
    }
  },
} satisfies Meta<typeof PointMall>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, path = '/pointMall', signedIn = true): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{
        ...mallAnswers,
        redeemPoints: redeemed,
        convertPoints: converted,
        pointsReward: collected,
        ...answers,
      }}
    >
      <PointMall />
      <Popups />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** Points that play has earned are collected; their value is beside them. */
export const Usual: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Collect 84.25 points' }))
    await expect(await screen.findByText('84.25 points added.')).toBeVisible()
    await expect(collected).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ mallProducts: 'never', pointsBalance: 'never' }) }

export const FailedThenThere: Story = {
  render: answered({ mallProducts: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Lotus mug' })).toBeVisible()
  },
}

/** The kind and what is within reach narrow the products; the address keeps both. */
export const Filtered: Story = {
  render: answered({}, '/pointMall?kind=goods&reach=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lotus mug' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Dress watch' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Cash 5.00' })).toBeNull()
  },
}

async function redeem(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole('button', { name: 'Redeem' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Redeem' }))
}

export const Redeems: Story = {
  render: answered({}, '/pointMall?redeem=cash5'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Redeem points' })
    await redeem(dialog)
    await expect(await screen.findByText('Your redemption has been sent.')).toBeVisible()
    await expect(redeemed).toHaveBeenCalledWith({
      body: { productId: 'cash5', quantity: 1, points: '500.00' },
    })
  },
}

/** The last one was taken meanwhile: the dialog says so, and what was typed stays. */
export const OutOfStock: Story = {
  render: answered(
    {
      redeemPoints: new ApiError('outOfStock'),
      mallProducts: { products: [product({ stock: 1 })] },
    },
    '/pointMall?redeem=cash5',
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Redeem points' })
    await redeem(dialog)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveTextContent('out of stock'),
    )
  },
}

/** It costs something else by now: the dialog says so and shows the price that the next press agrees to. */
export const PriceChanged: Story = {
  render: answered(
    {
      mallProducts: repriced,
      redeemPoints: raised,
    },
    '/pointMall?redeem=cash5',
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Redeem points' })
    await expect(within(dialog).getByText('500 points each')).toBeVisible()
    await redeem(dialog)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveTextContent('changed'),
    )
    await expect(within(dialog).getByText('600 points each')).toBeVisible()
    await waitFor(() => expect(repriced).toHaveBeenCalledTimes(2))
    await redeem(dialog)
    await expect(await screen.findByText('Your redemption has been sent.')).toBeVisible()
    const sent = raised.mock.calls.map(([{ body }]) => body)
    await expect(sent).toMatchObject([{ points: '500.00' }, { points: '600.00' }])
  },
}

/** Goods need an addressee. */
export const GoodsNeedAnAddress: Story = {
  render: answered({}, '/pointMall?redeem=mug'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Redeem points' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Redeem' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: 'There is a problem' })).toHaveFocus(),
    )
    await expect(redeemed).not.toHaveBeenCalled()
  },
}

export const History: Story = {
  render: answered({}, '/pointMall?tab=history'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Redemption history' })
    await waitFor(() => expect(table).toHaveTextContent('Lotus mug'))
    for (const state of ['Processing', 'Rejected', 'Approved']) await expect(table).toHaveTextContent(state)
  },
}

export const NoHistory: Story = {
  render: answered({ redeemList: { rows: [], page: { next: null } } }, '/pointMall?tab=history'),
}

export const Details: Story = {
  render: answered({}, '/pointMall?tab=details'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Points history' })
    await waitFor(() => expect(table).toHaveTextContent('Earned from play'))
  },
}

export const DetailsInKhmer: Story = {
  render: answered({}, '/pointMall?tab=details'),
  globals: { language: 'km' },
}

export const DetailsFail: Story = {
  render: answered({ pointsDetails: new ApiError('network') }, '/pointMall?tab=details'),
}

/** Points become money, asked about once more. */
export const Exchange: Story = {
  render: answered({}, '/pointMall?tab=exchange'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('100 points = ៛1.00')
    const field = canvasElement.querySelector<HTMLInputElement>('[name=points]')
    await userEvent.clear(field as HTMLInputElement)
    await userEvent.type(field as HTMLInputElement, '250')
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Convert' }))
    await expect(await canvas.findByText('Your points are converted.')).toBeVisible()
    await expect(converted).toHaveBeenCalledWith({ body: { direction: 'toMoney', points: '250' } })
  },
}

/** Money becomes points the same way. */
export const BuysPoints: Story = {
  render: answered({}, '/pointMall?tab=exchange'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cash to points' }))
    await canvas.findByRole('heading', { name: 'Cash to points' })
    const field = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('[name=points]')
      if (!found) throw new Error('There is no field yet')
      return found
    })
    await userEvent.clear(field)
    await userEvent.type(field, '300')
    await userEvent.click(canvas.getByRole('button', { name: 'Buy points' }))
    const question = await screen.findByRole('alertdialog', { name: 'Buy 300 points for ៛3.00?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Buy points' }))
    await expect(await canvas.findByText('Points added.')).toBeVisible()
    await expect(converted).toHaveBeenCalledWith({ body: { direction: 'toPoints', points: '300' } })
  },
}

export const TooFewToExchange: Story = {
  render: answered({ pointsBalance: { ...purse, points: '40.00' } }, '/pointMall?tab=exchange'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The minimum is 100 points/)).toBeVisible()
  },
}

export const Rules: Story = { render: answered({}, '/pointMall?tab=rules', false) }

/** A visitor sees products and rules; redeeming asks to sign in. */
export const Visitor: Story = {
  render: answered({}, '/pointMall', false),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Redeem' })
    await userEvent.click(first as HTMLElement)
    await expect(await screen.findByRole('dialog', { name: 'Sign in to redeem Cash 5.00' })).toBeVisible()
  },
}

const ofTrial: Answers = {
  memberInfo: defaultTrial,
  pointsBalance: refused,
  redeemList: refused,
  pointsDetails: refused,
}

/** A trial account sees what points buy; to redeem it needs an account of its own. Its points are not requested. */
export const TrialAccount: Story = {
  render: answered(ofTrial),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Redeem' })
    await userEvent.click(first as HTMLElement)
    await expect(
      await screen.findByRole('alertdialog', { name: 'Open an account to redeem Cash 5.00' }),
    ).toBeVisible()
    await expect(refused).not.toHaveBeenCalled()
  },
}

/** What is a member's own says what it needs. */
export const TrialAccountHistory: Story = {
  render: answered(ofTrial, '/pointMall?tab=history'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 2 })).toBeVisible()
    await expect(refused).not.toHaveBeenCalled()
  },
}
export const TrialAccountDetails: Story = {
  play: (story) => TrialAccountHistory.play?.(story),
  render: answered(ofTrial, '/pointMall?tab=details'),
}
export const TrialAccountExchange: Story = {
  play: (story) => TrialAccountHistory.play?.(story),
  render: answered(ofTrial, '/pointMall?tab=exchange'),
}

export const SwitchedOff: Story = {
  render: answered({ permission: { ...defaultPermission, switches: { PTSYS3: false } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The points mall is closed' })).toBeVisible()
  },
}

/** As the menus have it: a brand that says nothing about points has none. */
export const NeverSwitchedOn: Story = {
  play: (story) => SwitchedOff.play?.(story),
  render: answered({ permission: { ...defaultPermission, switches: {} } }),
}

export const HostileNames: Story = {
  render: answered({
    mallProducts: { products: [product({ name: hostileName, points: '99999999999999.00' })] },
    pointsBalance: { ...purse, points: '99999999999999.00', worth: '99999999999999.00' },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('<img src=x'))
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing is to be had right now. */
export const NoProducts: Story = {
  render: answered({ mallProducts: { products: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found')).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ mallProducts: untilOnline({ products }) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Lotus mug' })).toBeVisible()
  },
}
