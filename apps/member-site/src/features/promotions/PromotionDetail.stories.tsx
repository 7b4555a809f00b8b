import { ApiError } from '@baize/api'
import { type Answers, comeOnline, defaultTrial, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Popups } from '../../app/overlays/Popups.tsx'
import { clearPopup } from '../../shared/popups/popups.ts'
import { detailOf, memberAnswers, stateOf } from '../../testing/fixtures/promotions.ts'
import { longContent, longTexts } from '../../testing/longTexts.ts'
import { fitsAcross, tryAgain, untilRecovered } from '../../testing/popups/actions.ts'
import { Promotions } from './Promotions.tsx'

/** The platform's own state: the page reads it again after it was changed. */
let current = stateOf()
const applied = fn((_input: { body?: unknown }) => {
  current = stateOf({ status: 'applying', appliedAt: '2026-11-21T03:00:00Z' })
  return current
})
const refused = fn((): ReturnType<typeof stateOf> | ApiError => new ApiError('busy'))
const uploaded = fn(() => ({ id: 'upl_1', url: '', width: 1, height: 1, size: 70 }))

const meta = {
  title: 'Member site/Promotions/Detail',
  component: Promotions,
  args: { id: 'starter' },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    current = stateOf()
    for (const each of [applied, refused, uploaded]) each.mockClear()
    return () => {
      clearPopup()
      closeAllDialogs()
    }
  },
} satisfies Meta<typeof Promotions>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (
    answers: Answers = {},
    { signedIn = true, path = '/promotions/starter' } = {},
  ): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{
        ...memberAnswers,
        promotionStates: () => ({ states: [current], availablePromoCount: 0 }),
        applyForPromotion: applied,
        uploadPicture: uploaded,
        ...answers,
      }}
    >
      <Promotions {...args} />
      <Popups />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

const standing = (differing: Parameters<typeof stateOf>[0]): Answers => ({
  promotionStates: { states: [stateOf(differing)], availablePromoCount: 0 },
})

/** One pixel, as a PNG. */
const pixel = () =>
  new File(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        ),
        (sign) => sign.charCodeAt(0),
      ),
    ],
    'proof.png',
    { type: 'image/png' },
  )

/** Key terms are before the full text. */
export const Usual: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Key terms',
      'Your status',
      'Full terms',
    ])
    await expect(canvas.getByRole('link', { name: 'The rules of promotions' })).toBeVisible()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ promotionDetail: 'never' }) }
/** Shows the error, keeps the clicked button while a retry fails again, and shows the content once it loads. */
export const FailedThenThere: Story = {
  render: (...story) => answered({ promotionDetail: untilRecovered(detailOf()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await tryAgain(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Key terms' })).toBeVisible()
  },
}

export const Gone: Story = {
  render: answered({ promotionDetail: new ApiError('notFound') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This promotion is no longer available')).toBeVisible()
  },
}

/** An id that could never be one is refused as bad input; the page says the same. */
export const WrongId: Story = {
  render: answered({ promotionDetail: new ApiError('invalidFields') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This promotion is no longer available')).toBeVisible()
  },
}

/** A comment and an image are sent to the platform, once, and the application is announced. */
export const Applies: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join now' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Comment/ }), 'A friend told me')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input as HTMLInputElement, pixel())
    await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Your application has been sent.')).toBeVisible()
    await expect(applied).toHaveBeenCalledWith({
      params: { id: 'starter' },
      body: { comment: 'A friend told me', images: ['upl_1'] },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the promotions' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Applied'))
  },
}

/** A failure keeps what was typed. */
export const ApplicationFails: Story = {
  render: answered({ applyForPromotion: refused }, { path: '/promotions/starter?apply=1' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Comment/ }), 'A friend told me')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    // The form's voice says it too, a second later.
    await expect(await canvas.findByText(/We are very busy right now/, { selector: 'li' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Comment/ })).toHaveValue('A friend told me')
  },
}

/** More than 140 characters are refused before anything is sent. */
export const CommentTooLong: Story = {
  render: answered({}, { path: '/promotions/starter?apply=1' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Comment/ }))
    await userEvent.paste('a'.repeat(141))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Comment/ })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(applied).not.toHaveBeenCalled()
  },
}

export const VisitorIsAskedToSignIn: Story = {
  render: answered({}, { signedIn: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join now' }))
    await expect(
      await screen.findByRole('dialog', { name: 'Sign in to take part in A first hand on the house' }),
    ).toBeVisible()
  },
}

/** A trial account is informed that it needs an account of its own, and is led to it. */
export const TrialAccount: Story = {
  render: answered({ memberInfo: defaultTrial, promotionStates: new ApiError('realAccountNeeded') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join now' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Open an account to take part in A first hand on the house',
    })
    await expect(applied).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open an account' }))
    await expect(
      await screen.findByRole('dialog', {
        name: 'Open an account to take part in A first hand on the house',
      }),
    ).toBeVisible()
  },
}

export const Rejected: Story = {
  render: answered(
    standing({ status: 'rejected', reason: 'conditionsNotMet', appliedAt: '2026-11-20T03:00:00Z' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You did not meet the conditions/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply again' })).toBeVisible()
  },
}

export const PayoutReady: Story = {
  render: answered(standing({ status: 'claimPayout', reward: '5.00', appliedAt: '2026-11-20T03:00:00Z' })),
}

export const NeedsADeposit: Story = {
  render: answered(standing({ status: 'applicationForbidden', reason: 'depositNeeded' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Deposit' })).toBeVisible()
  },
}

export const OnlyInforms: Story = {
  render: answered({
    promotionDetail: detailOf({ informationOnly: true, url: '/live', applyUntil: null, endsAt: null }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/live')
    await expect(canvas.queryByRole('button', { name: 'Join now' })).toBeNull()
  },
}

export const Over: Story = {
  render: answered({ promotionDetail: detailOf({ status: 'closed' }), ...standing({ status: 'closed' }) }),
}

/** Scripts in the terms never run. */
export const HostileTerms: Story = {
  render: answered({
    promotionDetail: {
      ...detailOf({ title: '<script>alert(1)</script> \u202Eevil', summary: 'x'.repeat(400) }),
      content:
        '<p>Kept</p><script>document.title="gone"</script><img src=x onerror="document.title=\'gone\'">',
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Kept')).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(document.title).not.toBe('gone')
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ promotionDetail: untilOnline(detailOf()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Key terms' })).toBeVisible()
  },
}

/** Hostile content in every script: nothing is wider than a phone. */
export const LongText: Story = {
  render: answered({
    promotionDetail: {
      ...detailOf({ title: longTexts.hostile, summary: longTexts.oneWord }),
      content: longContent,
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('<img src=x')
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await fitsAcross(canvasElement)
  },
}
