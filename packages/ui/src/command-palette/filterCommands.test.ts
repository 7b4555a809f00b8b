import { expect, it } from 'vitest'
import { filterCommands } from './useCommands.ts'

const commands = [
  { id: '1', label: 'Withdraw', keywords: ['cash out'] },
  { id: '2', label: 'Deposit', description: 'Money in, not withdraw' },
  { id: '3', label: 'Đồng Á Bank' },
  { id: '4', label: 'Bank accounts' },
]
const found = (text: string) => filterCommands(commands, text).map(({ id }) => id)

it.each([
  ['', ['1', '2', '3', '4']],
  ['  ', ['1', '2', '3', '4']],
  ['WITHDRAW', ['1', '2']],
  ['cash', ['1']],
  ['dong', ['3']],
  ['bank', ['4', '3']],
  ['bank dong', ['3']],
  ['nothing', []],
])('finds for "%s" %j', (text, ids) => {
  expect(found(text)).toEqual(ids)
})
