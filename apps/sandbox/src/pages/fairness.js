import { text } from './texts.js'

/** The seeds of the player: the hash of the one in use, and those that were revealed, to be verified publicly. */
export function prepareFairness(playSession) {
  const box = document.getElementById('fairness')
  if (!box) return
  const field = (id, value) => {
    document.getElementById(id).textContent = value
  }
  const ask = async (path, body) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playSession: playSession(), ...body }),
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (answer?.code === 'wrongState') return field('seed-said', text('seedInUse'))
    field('seed-said', '')
    if (!answer?.success) return field('seed-said', text('failed'))
    const { serverSeedHash, clientSeed, nonce, revealed } = answer.value
    field('seed-hash', serverSeedHash)
    field('seed-client', clientSeed)
    field('seed-nonce', String(nonce))
    const list = document.getElementById('seed-list')
    list.replaceChildren(
      ...revealed.map((seed) => {
        const entry = document.createElement('li')
        entry.textContent = `${seed.serverSeed} · SHA-256 ${seed.serverSeedHash} · ${seed.clientSeed} · 0–${Math.max(0, seed.rounds - 1)}`
        return entry
      }),
    )
  }
  box.addEventListener('toggle', () => {
    if (box.open && playSession()) void ask('/sandbox/games/fairness', {})
  })
  document.getElementById('seed-new').addEventListener('click', () => {
    if (playSession()) void ask('/sandbox/games/seed', { clientSeed: crypto.randomUUID() })
  })
}
