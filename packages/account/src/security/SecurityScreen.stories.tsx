import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldNamed, press, staysText } from '../testing/actions.ts'
import { SecurityScreen } from './SecurityScreen.tsx'
import { securityAnswers } from './testing/fixtures.ts'

const centre = fn((): (typeof securityAnswers)['securityCentre'] | ApiError => securityAnswers.securityCentre)
const tomorrow = '2026-11-22T03:00:00Z'
const copy = {
  ...{ url: 'data:application/zip,', fileName: 'data-dara-2026-11-21.zip' },
  expiresAt: '2026-11-21T03:01:00Z',
}

/** When the next copy of the data may be had, as the platform says it time after time. */
const nextCopy = fn((): { nextAt: string | null } => ({ nextAt: null }))
const removed = fn(() => ({}))
const ended = fn(() => ({ ended: 1 }))

const meta = {
  title: 'Account/Security',
  component: SecurityScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    removed.mockClear()
    ended.mockClear()
    nextCopy.mockReset().mockReturnValueOnce({ nextAt: null }).mockReturnValue({ nextAt: tomorrow })
    centre
      .mockReset()
      .mockReturnValueOnce(new ApiError('timeout'))
      .mockReturnValue(securityAnswers.securityCentre)
  },
} satisfies Meta<typeof SecurityScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers = {}, view = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      answers={{ ...securityAnswers, ...answers }}
      path={`/member/security${view && `?view=${view}`}`}
    >
      <SecurityScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

const changed = (kind: string, change: object) => ({
  ...securityAnswers.securityCentre,
  items: securityAnswers.securityCentre.items.map((item) =>
    item.kind === kind ? { ...item, ...change } : item,
  ),
})

/** The next step is offered, and leads to its form; the way back leads to the list. */
export const Overview: Story = {
  render: shown(),
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Verify email address')
    await fieldNamed(canvasElement, 'email')
    await press(canvasElement, 'Security')
    await waitFor(() => canvas.getByRole('heading', { name: 'What protects your account' }))
  },
}

export const InKhmer: Story = { render: shown(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(), globals: { language: 'ar' } }
export const Loading: Story = { render: shown({ securityCentre: 'never', icons: 'never' }) }

export const FailedThenThere: Story = {
  render: shown({ securityCentre: centre }),
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Try again')
    await waitFor(() => canvas.getByRole('heading', { name: 'What protects your account' }))
  },
}

export const PayoutsHeld: Story = {
  render: shown({
    securityCentre: { ...securityAnswers.securityCentre, payoutsHeldUntil: '2026-11-22T03:00:00Z' },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Payouts on hold'))
  },
}

export const Profile: Story = {
  render: shown({ updateProfile: securityAnswers.profile, chooseIcon: {} }, 'profile'),
  play: async ({ canvasElement, canvas }) => {
    await fieldNamed(canvasElement, 'nickname')
    await expect(canvasElement).toHaveTextContent('Fixed details')
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1' }))
    const nickname = await fieldNamed(canvasElement, 'nickname')
    await userEvent.clear(nickname)
    await userEvent.type(nickname, 'Dara the Great')
    await press(canvasElement, 'Save')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Your profile is saved.'))
  },
}

/** A taken name is reported at its field; what was typed stays. */
export const ProfileRefused: Story = {
  render: shown(
    { updateProfile: new ApiError('invalidFields', { problems: [{ field: 'nickname', code: 'taken' }] }) },
    'profile',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'nickname'), 'X')
    await press(canvasElement, 'Save')
    await waitFor(async () =>
      expect(await fieldNamed(canvasElement, 'nickname')).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(await fieldNamed(canvasElement, 'nickname')).toHaveValue('DaraX')
  },
}

export const ProfileInKhmer: Story = { render: shown({}, 'profile'), globals: { language: 'km' } }

export const NewPassword: Story = {
  render: shown({ changePassword: {} }, 'password'),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'oldPassword'), 'the one before')
    await userEvent.type(await fieldNamed(canvasElement, 'newPassword'), 'green cloth and brass')
    await userEvent.type(await fieldNamed(canvasElement, 'confirmNewPassword'), 'green cloth and brass')
    await press(canvasElement, 'Change password')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Other devices signed out.'))
    await expect(document.activeElement).toHaveTextContent('Password changed.')
  },
}

export const FirstPaymentPassword: Story = {
  render: shown(
    { securityCentre: changed('paymentPassword', { state: 'notSet' }), changePaymentPassword: {} },
    'payment-password',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'paymentPassword'), '135791')
    await userEvent.type(await fieldNamed(canvasElement, 'confirmPaymentPassword'), '135791')
    await press(canvasElement, 'Set payment password')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Your payment password is set.'))
  },
}

export const WrongPaymentPassword: Story = {
  render: shown(
    {
      changePaymentPassword: new ApiError('paymentPasswordWrong', {
        problems: [{ field: 'oldPaymentPassword', code: 'wrong' }],
      }),
    },
    'payment-password',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'oldPaymentPassword'), '000000')
    await userEvent.type(await fieldNamed(canvasElement, 'paymentPassword'), '135791')
    await userEvent.type(await fieldNamed(canvasElement, 'confirmPaymentPassword'), '135791')
    await press(canvasElement, 'Change payment password')
    await waitFor(async () =>
      expect(await fieldNamed(canvasElement, 'oldPaymentPassword')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}

export const Email: Story = { render: shown({}, 'email') }
/** The number that is there is shown as far as others may read it, with what a change costs. */
export const Mobile: Story = {
  render: shown({}, 'mobile'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('+855 12 ··· 678'))
    await fieldNamed(canvasElement, 'mobileNum')
  },
}

/** The secret, the code, the recovery codes, and only then back. */
export const Authenticator: Story = {
  render: shown(
    {
      authenticatorSecret: {
        secret: 'JBSWY3DPEHPK3PXP',
        otpauthUrl: 'otpauth://totp/Baize:dara?secret=JBSWY3DPEHPK3PXP&issuer=Baize',
      },
      connectAuthenticator: { recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV', 'WXYZ2-34567', '89ABC-DEFGH'] },
    },
    'authenticator',
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Continue')
    await userEvent.type(await fieldNamed(canvasElement, 'verificationCode'), '123456')
    await press(canvasElement, 'Connect the app')
    await waitFor(() => expect(canvasElement).toHaveTextContent('WXYZ2-34567'))
  },
}

export const AuthenticatorWrongCode: Story = {
  render: shown(
    {
      securityCentre: changed('authenticator', { state: 'set' }),
      removeAuthenticator: new ApiError('verificationWrong', {
        problems: [{ field: 'verificationCode', code: 'wrongCode' }],
      }),
    },
    'authenticator',
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'verificationCode'), '000000')
    await press(canvasElement, 'Remove app')
    await waitFor(async () =>
      expect(await fieldNamed(canvasElement, 'verificationCode')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}

/** Removing requires the payment password. */
export const BankAccounts: Story = {
  render: shown({ removeBankAccount: removed }, 'banks'),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => canvas.getByText('2 of 5'))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement)
    const dialog = await page.findByRole('dialog', { name: 'Remove this bank account?' })
    await userEvent.type(await fieldNamed(dialog, 'paymentPassword'), '135791')
    await press(dialog, 'Remove account')
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const AddBankAccount: Story = {
  render: shown(
    {
      bankAccounts: { accounts: [], most: 5, realName: null },
      addBankAccount: securityAnswers.bankAccounts
        .accounts[0] as (typeof securityAnswers.bankAccounts.accounts)[0],
    },
    'banks',
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add bank account')
    await fieldNamed(canvasElement, 'bankAccountNumber')
    await fieldNamed(canvasElement, 'accountName')
  },
}

/** Banks without a name in the reader's language are marked with the language of their names. */
export const BanksInKhmer: Story = {
  render: shown(
    {
      bankAccounts: {
        ...securityAnswers.bankAccounts,
        accounts: securityAnswers.bankAccounts.accounts.map((each) => ({ ...each, bankLanguage: 'km' })),
      },
      withdrawalOptions: {
        ...securityAnswers.withdrawalOptions,
        banks: [{ code: 'ABC', name: 'ធនាគារមេគង្គ', language: 'km' }],
      },
    },
    'banks',
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { bank } of securityAnswers.bankAccounts.accounts)
      await expect(await canvas.findByText(bank)).toHaveAttribute('lang', 'km')
    await press(canvasElement, 'Add bank account')
    const listed = await canvas.findByRole('option', { name: 'ធនាគារមេគង្គ' })
    await expect(listed).toHaveAttribute('lang', 'km')
  },
}

export const BanksWithoutPaymentPassword: Story = {
  render: shown({ securityCentre: changed('paymentPassword', { state: 'notSet' }) }, 'banks'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Set payment password')
    await fieldNamed(canvasElement, 'paymentPassword')
  },
}

export const Sessions: Story = {
  render: shown({ endOtherSessions: ended }, 'sessions'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Sign out everywhere else')
    const page = within(canvasElement.ownerDocument.body)
    await press(await page.findByRole('alertdialog'), 'Sign out other devices')
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}

export const SignIns: Story = { render: shown({}, 'sign-ins') }
export const SignInsRightToLeft: Story = { render: shown({}, 'sign-ins'), globals: { language: 'ar' } }

/** The file goes to the browser's downloads; the button stays, for a download that broke off. */
export const Data: Story = {
  render: shown({ createHeldDataExport: copy }, 'data'),
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Download your data')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Your download has started'))
    await expect(canvas.getByRole('button', { name: 'Download your data' })).toBeEnabled()
  },
}

/** Today's copy was made already. */
export const DataTooSoon: Story = {
  render: shown({ heldData: { nextAt: tomorrow } }, 'data'),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('The next download is possible from'))
    await expect(canvas.queryByRole('button', { name: 'Download your data' })).toBeNull()
  },
}

/** Made elsewhere since this page was opened: it says when, not that something failed. */
export const DataMadeElsewhere: Story = {
  render: shown(
    {
      heldData: nextCopy,
      createHeldDataExport: new ApiError('tooManyRequests', { params: { retryAfterSeconds: 80_000 } }),
    },
    'data',
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Download your data')
    await waitFor(() => expect(canvasElement).toHaveTextContent('The next download is possible from'))
    await expect(canvasElement).not.toHaveTextContent('Too many attempts')
  },
}

/** A failure is said beside the button, which tries again. */
export const DataFailed: Story = {
  render: shown({ createHeldDataExport: new ApiError('busy') }, 'data'),
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Download your data')
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('button', { name: 'Download your data' })).toBeEnabled()
  },
}

export const DataLoading: Story = { render: shown({ heldData: 'never' }, 'data') }
export const DataInKhmer: Story = { render: shown({}, 'data'), globals: { language: 'km' } }
export const DataRightToLeft: Story = {
  render: shown({ heldData: { nextAt: tomorrow } }, 'data'),
  globals: { language: 'ar' },
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => shown({ securityCentre: untilOnline(securityAnswers.securityCentre) })(...story),
  play: async ({ canvasElement, canvas }) => {
    await comeOnline(canvasElement)
    await canvas.findByRole('heading', { name: 'What protects your account' })
  },
}

/** A new password that could not be sent stays in its fields, and is sent once the connection is back. */
export const SentOffline: Story = {
  render: (...story) => shown({ changePassword: untilOnline({}) }, 'password')(...story),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'oldPassword'), 'the one before')
    await userEvent.type(await fieldNamed(canvasElement, 'newPassword'), 'green cloth and brass')
    await userEvent.type(await fieldNamed(canvasElement, 'confirmNewPassword'), 'green cloth and brass')
    await press(canvasElement, 'Change password')
    await comeOnline(canvasElement)
    await expect(await fieldNamed(canvasElement, 'newPassword')).toHaveValue('green cloth and brass')
    await press(canvasElement, 'Change password')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Other devices signed out.'))
  },
}

export const NoBankAccounts: Story = {
  render: shown({ bankAccounts: { accounts: [], most: 5, realName: null } }, 'banks'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add bank account' })
  },
}

/** Whatever a bank and the owner of an account are called. */
export const LongNames: Story = {
  render: shown(
    {
      bankAccounts: {
        ...securityAnswers.bankAccounts,
        accounts: securityAnswers.bankAccounts.accounts.map((each) => ({
          ...each,
          bank: `${hostileName} ${each.id}`,
          accountName: hostileName,
        })),
      },
    },
    'banks',
  ),
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => staysText(canvasElement),
}
