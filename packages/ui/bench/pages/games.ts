/** The games of the bench: names of many lengths, one image, every tenth hot. */
export const games = Array.from({ length: 200 }, (_, index) => ({
  id: `g${index}`,
  name: `${['Lotus', 'River', 'Dragon', 'Temple', 'Mekong'][index % 5]} ${['Spin', 'Crash of the Thousand Lanterns', 'Gold'][index % 3]} ${index}`,
  vendor: `Vendor ${index % 9}`,
  image:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23185' d='M0 0h8v8H0z'/%3E%3C/svg%3E",
  hot: index % 10 === 0,
}))
export type Game = (typeof games)[number]
