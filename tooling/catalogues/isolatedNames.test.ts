import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What people have called themselves, their files and their wallets, as the sentences of the sources name it. */
const names =
  /^(?:account|nickname|who|whom|giver|\w+Account|(?:to|from|next|own)Name|\w+\.(?:account|nickname|who))$/

/** The sentences of a source: what follows `t` or `message:`. */
const sentence = /(?:\bt|\bmessage:\s*)`((?:[^`\\]|\\.)*)`/g

/** Placeholders of a source's sentences that hold a name which could turn the words around it. */
function bareNames(source: string): string[] {
  return [...source.matchAll(sentence)].flatMap(([, words = '']) =>
    [...words.matchAll(/\$\{\s*([\w.]+)\s*\}/g)]
      .map(([, placeholder = '']) => placeholder)
      .filter((placeholder) => names.test(placeholder))
      .filter((placeholder) => !source.includes(`const ${placeholder} = isolated(`)),
  )
}

/** A placeholder as it is in a source. */
const gap = (inside: string) => ['$', '{', inside, '}'].join('')

it('a bare name is found, one that is isolated is not', () => {
  expect(bareNames(`t\`Send this to ${gap('account')}?\``)).toEqual(['account'])
  expect(bareNames(`t({ message: \`By ${gap('step.who')}\`, context: 'x' })`)).toEqual(['step.who'])
  expect(bareNames(`t\`Send this to ${gap('{ account: isolated(account) }')}?\``)).toEqual([])
  expect(bareNames(`const account = isolated(typed)\nt\`Send this to ${gap('account')}?\``)).toEqual([])
  expect(bareNames(`const path = \`/team/${gap('account')}\``)).toEqual([])
})

it('in a sentence every name of a person or a wallet is isolated', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/{member,agent}-site/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    bareNames(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
