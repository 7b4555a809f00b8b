import { expect, it } from 'vitest'
import { announcementsFor } from './announcementsFor.ts'

const items = ['A', 'B', 'F', 'A', 'Z', ''].map((execution, index) => ({ id: String(index), execution }))

it.each([
  ['a visitor', { loggedIn: false }, ['1']],
  ['a visitor for whom a first sign-in is claimed', { loggedIn: false, firstLogin: true }, ['1']],
  ['a member', { loggedIn: true }, ['0', '3']],
  ['a member who was here before', { loggedIn: true, firstLogin: false }, ['0', '3']],
  ['a member who is here for the first time', { loggedIn: true, firstLogin: true }, ['0', '2', '3']],
] as const)(
  '%s sees the popups that are for them, in their order, and no unknown kind',
  (_who, reader, ids) => {
    expect(announcementsFor(reader, items).map(({ id }) => id)).toEqual(ids)
  },
)

it('has none of none', () => {
  expect(announcementsFor({ loggedIn: true }, [])).toEqual([])
})
