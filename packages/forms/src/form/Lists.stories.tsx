import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, boxOnceThere, failed, fill, send, summary } from '../testing/actions.ts'
import { Form } from './Form.tsx'
import { moreKinds } from './kinds/moreKinds.ts'

/** A list of entries with fields of their own, on a field array of react-hook-form. */
const meta = {
  title: 'Forms/Lists',
  component: Form,
  args: {
    kinds: moreKinds,
    fields: [
      {
        ...{ name: 'payees', required: true, minCount: 1, maxCount: 3 },
        fields: [
          { name: 'payeeName', required: true },
          { name: 'share', kind: 'rate', required: true, maxAmount: '100', decimals: 4 },
        ],
      },
    ],
    looks: { payees: { label: 'Payees', fields: { share: { label: 'Share' } } } },
    submitLabel: 'Save',
    onSubmit: fn(),
  },
  globals: { language: 'en' },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const AddedRemovedAndSent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, { 'payees.0.payeeName': 'Sok Dara', 'payees.0.share': '50' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }))
    await waitFor(() => expect(box(canvasElement, 'payees.1.payeeName')).toHaveFocus())
    await fill(canvasElement, { 'payees.1.payeeName': 'Gone' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }))
    await fill(canvasElement, { 'payees.2.payeeName': 'Chan Thou', 'payees.2.share': '12.5' })
    // No more than the rule allows.
    await expect(canvas.queryByRole('button', { name: 'Add another' })).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement)
    await waitFor(() => expect(box(canvasElement, 'payees.0.payeeName')).toHaveFocus())
    await expect(box(canvasElement, 'payees.1.payeeName')).toHaveValue('Chan Thou')
    await expect(box(canvasElement, 'payees.1.share')).toHaveValue('12.5')
    await send(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        payees: [
          { payeeName: 'Sok Dara', share: '50' },
          { payeeName: 'Chan Thou', share: '12.5' },
        ],
      }),
    )
  },
}

/** Each line of the list of errors names the entry and its field, and leads there. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add another' }))
    await boxOnceThere(canvasElement, 'payees.1.share')
    await fill(canvasElement, {
      'payees.0.payeeName': 'Sok Dara',
      'payees.0.share': '1',
      'payees.1.share': '101',
    })
    await send(canvasElement)
    const lines = await failed(canvasElement)
    await expect(lines).toEqual([
      expect.stringMatching(/^No\. 2, Legal name/),
      expect.stringMatching(/^No\. 2, Share/),
    ])
    await userEvent.click(summary(canvasElement)?.querySelectorAll('a')[1] as HTMLElement)
    await expect(box(canvasElement, 'payees.1.share')).toHaveFocus()
    await fill(canvasElement, { 'payees.1.share': '99' })
    await waitFor(() => expect(box(canvasElement, 'payees.1.share')).not.toHaveAttribute('aria-invalid'))
  },
}

/** Where an entry's name and its button do not fit beside each other, the button is below: no word is broken. */
export const NarrowHead: Story = {
  args: {
    looks: { payees: { label: 'Payees', entryLabel: (number) => `Zahlungsempfänger ${number}` } },
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Form {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }))
    const heading = await canvas.findByRole('heading', { name: 'Zahlungsempfänger 2' })
    const [button] = canvas.getAllByRole('button', { name: 'Remove' })
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight)
    await expect(heading.getBoundingClientRect().height).toBeLessThan(1.5 * line)
    await expect(button?.getBoundingClientRect().height).toBeLessThan(3 * line)
  },
}

/** A rate is read by the page's language, with digits of any script; what cannot be read is refused, and stays. */
export const RatesAsTheyAreTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { 'payees.0.payeeName': 'Sok Dara', 'payees.0.share': '12,5 percent' })
    await send(canvasElement)
    await failed(canvasElement)
    await expect(box(canvasElement, 'payees.0.share')).toHaveValue('12,5 percent')
    await fill(canvasElement, { 'payees.0.share': '١٢٫٥' })
    await send(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ payees: [{ payeeName: 'Sok Dara', share: '12.5' }] }),
    )
    await expect(box(canvasElement, 'payees.0.share')).toHaveValue('١٢٫٥')
  },
}

/** What was added and removed is there again after a reload, as what was typed. */
export const KeptInTheDraft: Story = {
  args: { draftKey: 'story.lists', leaving: 'never' },
  beforeEach: () => () => sessionStorage.removeItem('baize.draft.story.lists'),
  render: function Reloaded(args) {
    const [reloads, reload] = useState(0)
    return (
      <>
        <Form key={reloads} {...args} />
        <button type="button" onClick={() => reload(reloads + 1)}>
          Reload
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const reload = () => {
      dispatchEvent(new Event('pagehide'))
      return userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    }
    await fill(canvasElement, { 'payees.0.payeeName': 'Sok Dara' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }))
    await fill(canvasElement, { 'payees.1.payeeName': 'Gone' })
    await reload()
    await expect(box(canvasElement, 'payees.1.payeeName')).toHaveValue('Gone')
    // Nothing is typed before or after it: the button alone changes the form.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement)
    await reload()
    await expect(box(canvasElement, 'payees.0.payeeName')).toHaveValue('Sok Dara')
    await expect(canvasElement.querySelector('[name="payees.1.payeeName"]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }))
    await reload()
    await expect(box(canvasElement, 'payees.1.payeeName')).toHaveValue('')
  },
}
