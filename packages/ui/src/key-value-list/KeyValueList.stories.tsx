import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '../amount/Amount.tsx'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import { KeyValueList } from './KeyValueList.tsx'

const meta = {
  title: 'UI/Data/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { id: 'number', label: 'Number', value: 'D-20261121-0042' },
      { id: 'status', label: 'Status', value: <StatusLabel tone="positive">Credited</StatusLabel> },
      { id: 'fee', label: 'Fee', value: <Amount value="0" currency="$" /> },
      { id: 'sum', label: 'Credited', value: <Amount value="1200.5" currency="$" />, strong: true },
    ],
  },
} satisfies Meta<typeof KeyValueList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TwoColumns: Story = { args: { columns: 2 } }
export const Empty: Story = { args: { items: [] } }
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'A label of very many words that does not want to end',
        value: 'Anaccountnumberwithoutanyspaces'.repeat(4),
      },
      {
        id: 'b',
        label: 'Reason',
        value: 'The bank asked for a document that it has asked for before. '.repeat(3),
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    items: [
      { id: 'status', label: 'ស្ថានភាព', value: 'បានបញ្ចូលរួច' },
      { id: 'sum', label: 'ចំនួនទឹកប្រាក់', value: <Amount value="48000" currency="៛" />, strong: true },
    ],
  },
}
/** Amounts of any size, names of any script, and markup that is text. */
export const BadInput: Story = {
  args: {
    columns: 2,
    items: [
      { id: 'zero', label: 'Fee', value: <Amount value="0" currency="$" /> },
      { id: 'negative', label: 'Change', value: <Amount value="-12.5" currency="$" signed /> },
      { id: 'huge', label: 'Limit', value: <Amount value="98765432109876.54" currency="៛" /> },
      { id: 'odd', label: 'Odd', value: <Amount value="not a number" /> },
      { id: 'html', label: '<b>Name</b>', value: '<img src=x onerror="alert(1)">' },
      { id: 'arabic', label: 'الاسم', value: 'كنز الصحراء الذهبي' },
      { id: 'long', label: 'Name', value: 'x'.repeat(200) },
    ],
  },
}
