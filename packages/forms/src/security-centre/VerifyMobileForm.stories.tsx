import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { noCodeForWrongLengths } from '../sign-in/storyParts.ts'
import { box, failed, fill, never, send } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { VerifyMobileForm, type VerifyMobileFormProps } from './VerifyMobileForm.tsx'

const submit = fn<VerifyMobileFormProps['onSubmit']>

const meta = {
  title: 'Forms/Verify mobile form',
  component: VerifyMobileForm,
  decorators: [inCard],
  args: {
    countries: [
      { code: 'KH', name: 'Cambodia', dialCode: '+855', minLength: 8, maxLength: 9 },
      { code: 'VN', name: 'Vietnam', dialCode: '+84', minLength: 9, maxLength: 9 },
    ],
    onRequestCode: fn<VerifyMobileFormProps['onRequestCode']>(async () => ({ expiredMinutes: 1 })),
    onSubmit: submit(async () => {}),
    onDone: fn(),
  },
  beforeEach: () => sessionStorage.removeItem('baize.resend.verifyMobile'),
} satisfies Meta<typeof VerifyMobileForm>
export default meta
type Story = StoryObj<typeof meta>

const typed = { mobileNum: '012345678', verificationCode: '482913' }

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, typed)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...typed, countryDialingCode: '855' }))
  },
}

export const WrongLength: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvasElement: canvas }) => noCodeForWrongLengths(canvas, args.onRequestCode),
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { verificationCode: '12' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.click(within(canvas).getAllByRole('link')[0] as HTMLElement)
  await expect(box(canvas, 'mobileNum')).toHaveFocus()
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      problems: [{ field: 'verificationCode', code: 'expired' }],
      formProblem: 'Too many tries. Wait 5 minutes and try again',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, typed)
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await expect(box(canvas, 'mobileNum').value.replace(/\D/g, '')).toBe('012345678')
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, typed)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, typed)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
