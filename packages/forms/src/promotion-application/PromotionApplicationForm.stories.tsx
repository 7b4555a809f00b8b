import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { png } from '../testing/pictures.ts'
import { PromotionApplicationForm, type PromotionApplicationFormProps } from './PromotionApplicationForm.tsx'

const submit = fn<PromotionApplicationFormProps['onSubmit']>
const kept = (file: File) => Promise.resolve(`kept_${file.name}`)

const meta = {
  title: 'Forms/Promotion application form',
  component: PromotionApplicationForm,
  decorators: [inCard],
  args: {
    promotion: {
      id: 'weekend',
      name: 'Weekend reload bonus',
      conditions: [
        'Deposit $20.00 or more on Saturday or Sunday.',
        'Bet five times the bonus within 7 days.',
        'Once a week and person.',
      ],
    },
    images: { upload: kept },
    onSubmit: submit(async () => {}),
    onDone: fn(),
  },
} satisfies Meta<typeof PromotionApplicationForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Comment and images are optional where the promotion does not require them. */
export const NothingAdded: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ promotionId: 'weekend', images: [] }))
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { comment: ' Deposit D-4711 of Saturday ' })
    await userEvent.upload(box(canvas, 'images'), [png('one.png'), png('two.png')])
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        promotionId: 'weekend',
        comment: 'Deposit D-4711 of Saturday',
        images: ['kept_one.png', 'kept_two.png'],
      }),
    )
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { comment: 'x'.repeat(141) })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  args: { demands: { images: true } },
  play: async (context) => {
    await failing(context)
    const { canvasElement: canvas } = context
    await userEvent.click(within(canvas).getAllByRole('link')[0] as HTMLElement)
    await expect(box(canvas, 'comment')).toHaveFocus()
    await expect(box(canvas, 'comment')).toHaveValue('x'.repeat(141))
  },
}

/** More than 5 MB is said at once, and never sent. */
export const TooLarge: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.upload(box(canvas, 'images'), png('huge.png', 5 * 1024 * 1024 + 1))
    await waitFor(() => expect(canvas).toHaveTextContent('huge.png'))
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ promotionId: 'weekend', images: [] }))
  },
}

/** On its way: one is half there, and the other has not arrived and can be sent again. */
export const Uploading: Story = {
  args: {
    explain: () => 'The connection failed',
    images: {
      upload: (file, { onProgress }) => {
        if (file.name === 'lost.png') return Promise.reject(new Error('lost'))
        onProgress(0.6)
        return never()
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.upload(box(canvas, 'images'), [png('bill.png'), png('lost.png')])
    await waitFor(() => expect(canvas).toHaveTextContent('The connection failed'))
  },
}

export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      problems: [{ field: 'images', code: 'imageNotSent' }],
      formProblem: 'You have applied for this promotion already',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { comment: 'Deposit D-4711' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await expect(box(canvas, 'comment')).toHaveValue('Deposit D-4711')
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = {
  globals: { language: 'km' },
  args: { demands: { images: true } },
  play: failing,
}
export const InChinese: Story = {
  globals: { language: 'zh-Hans' },
  args: { demands: { images: true } },
  play: failing,
}
export const RightToLeft: Story = {
  globals: { language: 'pseudo-rtl' },
  args: { demands: { images: true } },
  play: failing,
}
export const LongText: Story = {
  args: {
    promotion: {
      id: 'long',
      name: 'a-name-that-never-ends-and-has-no-place-to-break-it-anywhere-at-all-whatever-one-does',
      conditions: ['លក្ខខណ្ឌដ៏វែងមួយដែលមិនចេះចប់ហើយគ្មានចន្លោះសម្រាប់បំបែកបន្ទាត់នៅកន្លែងណាមួយឡើយ'.repeat(2)],
    },
  },
}
