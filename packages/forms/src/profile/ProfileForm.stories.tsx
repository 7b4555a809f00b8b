import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { exampleProfile, profileRules } from './exampleProfile.ts'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'

const submit = fn<ProfileFormProps['onSubmit']>

const meta = {
  title: 'Forms/Profile form',
  component: ProfileForm,
  decorators: [inCard],
  args: {
    rules: profileRules,
    profile: exampleProfile,
    options: {
      nationality: [
        { value: 'KH', label: 'Cambodian' },
        { value: 'VN', label: 'Vietnamese' },
      ],
      sourceOfIncome: [
        { value: 'salary', label: 'Salary' },
        { value: 'business', label: 'A business of my own' },
        { value: 'savings', label: 'Savings' },
      ],
    },
    latestBirthday: '2008-11-21',
    serviceHref: '#service',
    onSubmit: submit(async () => {}),
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

/** A user of whom nothing is known yet. */
export const Empty: Story = { args: { profile: { values: {} } } }

/** Only what has changed is sent. */
export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=payeeName]')).toBeNull()
    await expect(canvas).toHaveTextContent('Sok Dara')
    await fill(canvas, { nickname: 'Dara the Great', nationality: 'KH' })
    await userEvent.clear(box(canvas, 'telegram'))
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        nickname: 'Dara the Great',
        nationality: 'KH',
        telegram: '',
      }),
    )
  },
}

export const SameAddress: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.click(box(canvas, 'sameAddress'))
    await waitFor(() => expect(canvas.querySelector('[name=currentAddress]')).toBeNull())
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ currentAddress: 'House 12, Street 51, Phnom Penh' }),
    )
  },
}

export const NothingChanged: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { email: 'dara at home', bankAccountNumber: '12 34', currentAddress: 'x' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(3)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  play: async (context) => {
    await failing(context)
    const { canvasElement: canvas } = context
    await userEvent.click(within(summary(canvas) as HTMLElement).getAllByRole('link')[1] as HTMLElement)
    await expect(box(canvas, 'currentAddress')).toHaveFocus()
    await expect(box(canvas, 'email')).toHaveValue('dara at home')
  },
}

export const Refused: Story = {
  globals: { language: 'en' },
  args: {
    onSubmit: submit(async () => ({ problems: [{ field: 'email', code: 'taken' }] })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { email: 'other@example.com' })
    await send(canvas)
    await expect(await failed(canvas)).toEqual(['Email address is already taken. Choose another'])
    await userEvent.type(box(canvas, 'email'), 'm')
    await waitFor(() => expect(box(canvas, 'email')).not.toHaveAttribute('aria-invalid'))
  },
}

export const RefusedAsAWhole: Story = {
  args: {
    onSubmit: submit(async () => ({ formProblem: 'Your profile is being looked at. Change it tomorrow' })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { nickname: 'Other' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { nickname: 'Other' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { nickname: 'Other' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
    await expect(within(canvas).getByRole('status')).toHaveFocus()
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
export const LongText: Story = {
  args: {
    profile: {
      values: {
        payeeName: 'សុខ ដារ៉ា រស្មី ចន្ទ្រា បុប្ផា វិសាល មករា កុម្ភៈ មីនា មេសា ឧសភា',
        birthday: '1994-04-14',
        email: 'a-very-long-name-without-any-place-to-break-it@a-very-long-domain-name.example.com',
      },
      verified: ['email'],
    },
  },
}
