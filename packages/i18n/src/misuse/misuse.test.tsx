import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { reportDeprecated, reportMisuse } from './misuse.ts'

afterEach(() => vi.restoreAllMocks())

function Old({ name }: { name: string }) {
  reportDeprecated({ what: `The property \`${name}\` of Old`, since: '1.1', instead: '`fullWidth`' })
  return null
}

it('warns of a deprecated property once for each place, with what to write', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const _ of [1, 2, 3]) renderToString(<Old name="full" />)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^\[baize\] The property `full` of Old is deprecated since 1\.1; the next minor version may remove it\. Write `fullWidth`\./,
  )
  renderToString(<Old name="look" />)
  expect(warn).toHaveBeenCalledTimes(2)
})

it('keeps warnings of what is deprecated apart from errors of what is wrong', () => {
  const [warn, error] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error').mockImplementation(() => {})]
  reportMisuse({ what: 'A Button has no label.', why: 'It has no name.', fix: 'Give it one.' })
  expect(error).toHaveBeenCalledWith('[baize] A Button has no label. It has no name. Give it one.')
  expect(warn).not.toHaveBeenCalled()
})
