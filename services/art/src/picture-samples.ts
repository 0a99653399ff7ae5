// Pictures of every kind and the SHA-256 of their text. They are in use all over the site: a changed digest is a
// changed picture, and is accepted only when that is what was wanted.
import type { PictureSpec } from './picture-spec.ts';

export const SAMPLES: readonly (readonly [spec: PictureSpec, digest: string])[] = [
  [
    { draw: 'landscape', slug: 'morning-hills', options: { kind: 'hills', hour: 'dawn' } },
    '270d4891b87026fdbc84ce0b66e30e57c8764c6f1a49f941417cfce850cdcdd4',
  ],
  [
    { draw: 'landscape', slug: 'morning-river', options: { kind: 'river', hour: 'mist' } },
    '620813c6e0cd9a4169bd28a0da6126c7067e883517412fc80919e1c147e7c0f8',
  ],
  [
    { draw: 'landscape', slug: 'morning-steppe', options: { kind: 'steppe', hour: 'noon' } },
    'cbf79ddc521d97f7b84a0c66c906fde2d0756637be61e1b5d235616192aa1576',
  ],
  [
    { draw: 'landscape', slug: 'morning-forest', options: { kind: 'forest', hour: 'bloom' } },
    '1988dfe1cc390660230a555b54134d64abe5f2bb0b1b4cb91e2f40325cb55b51',
  ],
  [
    { draw: 'landscape', slug: 'morning-sea', options: { kind: 'sea', hour: 'dusk' } },
    'd186f7b804eaf644d84299acf9cae6f34b9da28bea4cd41b0c06a488ad385b9a',
  ],
  [
    { draw: 'landscape', slug: 'morning-village', options: { kind: 'village', hour: 'autumn' } },
    '264cea4fe247e02518054cee664ff13db8a69f8ad2d3b47ccf0a5296003c50b4',
  ],
  [
    { draw: 'landscape', slug: 'morning-city', options: { kind: 'city', hour: 'night' } },
    'da59c7cdd0d1ec57437903201b8ee3f088228568511afbd6df7462f4a521cbf1',
  ],
  [
    { draw: 'landscape', slug: 'morning-snow', options: { kind: 'snow', hour: 'dawn' } },
    '5c1576706e82e51198f6600da357c7e5cb7ad98d05eec3f7b0f9e7e7f4b2c75e',
  ],
  [
    { draw: 'landscape', slug: 'morning-rain', options: { kind: 'rain', hour: 'mist' } },
    'a58110fe42a1d182d36c906d508a0a73ce9cc930125c7e986c282fad71cde252',
  ],
  [
    { draw: 'landscape', slug: 'first-step' },
    '149a8e0050ac75049683945991a357556fafb7c9981778de45c3128763ccc6cd',
  ],
  [
    {
      draw: 'landscape',
      slug: 'banner',
      options: { kind: 'hills', horizon: 0.62, sun: 0.3, w: 1200, h: 400, plants: 6 },
    },
    'fe036151af9d72e43e069569dd8a171020d3ede04d37d3c87b50e8126ffccd61',
  ],
  [
    {
      draw: 'landscape',
      slug: 'tall',
      options: { kind: 'sea', hour: 'night', w: 600, h: 900, birds: 0, bare: true },
    },
    'a0b064ed9d4e826d456cd8c0b7d10470bda1e6a28eda4ecdf9ce95ab0642a0e4',
  ],
  [
    { draw: 'landscape', slug: 'winter-road', options: { kind: 'snow', hour: 'dusk' } },
    '5160de5815229895acc2bc554a1d5a19c13c2d926a32707ca469fb36b1948758',
  ],
  [
    { draw: 'scene', slug: 'course-morning', options: { subject: 'morning' } },
    '51fff54dae7d546ed86502aa13dbcfe2fb78d7823a98119fccdc2317f25888a5',
  ],
  [
    { draw: 'scene', slug: 'course-tea', options: { subject: 'tea' } },
    '618b5693808c19ff44233455d034cc05513fd8404e4daa53e25d8d9830ab00e9',
  ],
  [
    { draw: 'scene', slug: 'course-yoga', options: { subject: 'yoga' } },
    '531d7960f93232b897200f176f29ced47d849ef0b33d302633e866e0e0f9ec4e',
  ],
  [
    { draw: 'scene', slug: 'course-lecture', options: { subject: 'lecture' } },
    '9da2f32eabc77349432d5be0afe23f9f9f13f87c2453af379236c8890b327cb3',
  ],
  [
    { draw: 'scene', slug: 'course-notebook', options: { subject: 'notebook' } },
    '25cb538e8c824e22e57d36b663808c559d68171301ac1b4a4505cd4f5f581f3a',
  ],
  [
    { draw: 'scene', slug: 'course-candle', options: { subject: 'candle' } },
    'fcbb77c9f33daecf6378165c48e51c7a3abbcd40b62682e1f708666f4bff46b5',
  ],
  [
    { draw: 'scene', slug: 'course-dogwalk', options: { subject: 'dogwalk' } },
    '9919e09355571646272c5b3d4ba9c28d268746b0248086abe3ada359e2daf011',
  ],
  [
    { draw: 'scene', slug: 'any', options: { hour: 'autumn', w: 1600, h: 900 } },
    'c1da521dbecb3190ae8d1cd1a68e79903d6accd5b2a43bac837c9de653d488a0',
  ],
  [
    { draw: 'panorama', slug: 'stezhka', options: { hour: 'dawn' } },
    'c38144b2584a073ea515fd132fbcfe381b2e1db4382b8375ec66c5ac57aca8a6',
  ],
  [
    { draw: 'panorama', slug: 'stezhka', options: { still: true } },
    '55e16a75d5cb0748a1e2996be60dbfa37ca86eb547a7049acb7d62d50cae5263',
  ],
  [
    { draw: 'cover', slug: 'diary-topo', options: { motif: 'topo', cloth: 'spruce' } },
    '82a3492f230b3f158e233547195b6560b8da41cb3914a6fe38f66d52703201f4',
  ],
  [
    { draw: 'cover', slug: 'diary-ripple', options: { motif: 'ripple', cloth: 'plum' } },
    'fb47c78eead0f57176f36851f510eb228f741a8b0e0eb3fa4e86b015620b6a8e',
  ],
  [
    { draw: 'cover', slug: 'diary-waves', options: { motif: 'waves', cloth: 'rose' } },
    '44c95766c16111498c3b5d9548e05ca2ad43b7a8250a3cc5d6fa0aaa86d08926',
  ],
  [
    { draw: 'cover', slug: 'diary-rays', options: { motif: 'rays', cloth: 'wheat' } },
    '9d021bbded072e460d160644f0fc61f18115d15915ceb5defcd99f5f2be5a6a3',
  ],
  [
    { draw: 'cover', slug: 'diary-path28', options: { motif: 'path28', cloth: 'sky' } },
    'a5750c7b427c44650eaa7edcdc1c4536b41610c1cce9504c45a3572e5f98a7cb',
  ],
  [
    { draw: 'cover', slug: 'diary-moons', options: { motif: 'moons', cloth: 'clay' } },
    'a81b18c6b29875f5cebef1ec0cfcd43540caeda3e1640caf97ec73d2a0ebbb2d',
  ],
  [
    { draw: 'cover', slug: 'diary-wreath', options: { motif: 'wreath', cloth: 'night' } },
    '33913cea156a2785e13063ff95076b40afa607b45afd20c05c6ccdaacf81c10e',
  ],
  [
    { draw: 'cover', slug: 'diary-peaks', options: { motif: 'peaks', cloth: 'linen' } },
    'a45e4f84334163da2b6125464e9ec050eb39e2e0a367f98102ced31e38b93b96',
  ],
  [
    { draw: 'cover', slug: 'diary-stitch', options: { motif: 'stitch', cloth: 'lilac' } },
    '9abb2c568ee7a49ed9588615e5438fa8cc50b4f759ba5b324e93f7ee9bdf7b8a',
  ],
  [
    { draw: 'cover', slug: 'diary-stars', options: { motif: 'stars', cloth: 'spruce' } },
    '707c0d9fb5c29934bf2a4ae99689beb37ad76130f68b76bbdf320b87e565396f',
  ],
  [
    { draw: 'cover', slug: 'diary-leaf', options: { motif: 'leaf', cloth: 'plum' } },
    '9cdb0bf6b47acbd9df68a236cc58caeee9259edf8e46f664f0206a0c0b3d4040',
  ],
  [
    { draw: 'cover', slug: 'diary-labyrinth', options: { motif: 'labyrinth', cloth: 'rose' } },
    '792a6aa51ba0722c2029b06e597b698a97cddfef8d4b8da4470c9c638b9974e2',
  ],
  [
    { draw: 'cover', slug: 'diary-bird', options: { motif: 'bird', cloth: 'wheat' } },
    '2a386cd010bef3815723171f14478dbefb36b216cb58f0f0fbcc7d9c36bd22ba',
  ],
  [
    { draw: 'cover', slug: 'diary-branch', options: { motif: 'branch', cloth: 'sky' } },
    '105a4baefea4edc6b9f03c42536f553ab58c375915d6b2ae4f49174991d49806',
  ],
  [
    { draw: 'cover', slug: 'diary-window', options: { motif: 'window', cloth: 'clay' } },
    'c9dcc880edf82d827c41d66b056d93568633f10fc74eaa110667ca5bd7003e39',
  ],
  [
    { draw: 'cover', slug: 'workbook', options: { kind: 'workbook', motif: 'rays' } },
    'dd65166f5e5f90eae01e2d33f06ce78e8bdd89aa92a00cd04706c9d65b28bef0',
  ],
  [
    { draw: 'cover', slug: 'a-deck', options: { kind: 'deck' } },
    'f2f639858b8288c4c1eed2f59ac0f234ec901c9d3a7cc4778ee65015b064bace',
  ],
  [
    { draw: 'cover', slug: 'a-set', options: { kind: 'set', ground: 'none' } },
    '3df3deee5af54f434addada2f0f06e88ac2110a338e74011e262d6807b3e4377',
  ],
  [
    { draw: 'cover', slug: 'letters', options: { kind: 'cards', cloth: 'sky' } },
    'b08cc2c2566dc60038388b5703e978a1d4ea9469ee6f3521528b4badc4d15bd5',
  ],
  [
    { draw: 'cover', slug: 'at-the-margin', options: { kind: 'bookmarks', cloth: 'wheat' } },
    '3493b29ce8d20eb2db9303c9575757402e3aff4868bcbd0c11a3d4c04cf236fb',
  ],
  [
    { draw: 'cover', slug: 'band', options: { kind: 'pencils', cloth: 'spruce' } },
    'bb2942ec39ee4aea7b9fab4137dfc3a43206967f3990141d269582f0ab2c2e2d',
  ],
  [
    { draw: 'cover', slug: 'open-fan', options: { kind: 'pencils', cloth: 'clay' } },
    '2c8f1eac3f40b7ab20fc17788a42b1b8f695d969cf5929b11a6099a3e5751214',
  ],
  [
    { draw: 'cover', slug: 'case-front', options: { kind: 'case', cloth: 'linen' } },
    'aee842cd01a4712d1f187f171601d1796a184a2a5702e45e61431531cca94703',
  ],
  [
    { draw: 'cover', slug: 'pocket', options: { kind: 'case', cloth: 'plum' } },
    'fd41d679c612563f20ccde07409da1812c8672c79a24d6d34b56f76160c8724b',
  ],
  [
    { draw: 'cover', slug: 'pad-new', options: { kind: 'pad', cloth: 'spruce' } },
    '2697a1919c9a6164920725cb5843a28770e9d20ae92a7616578de77757f4e38f',
  ],
  [
    { draw: 'cover', slug: 'pad-written', options: { kind: 'pad', cloth: 'spruce' } },
    'fff2fc87b775f05783bbbdd497cf489a3589000ff94b67ede1a39e87988eb3f0',
  ],
  [
    { draw: 'cover', slug: 'week-new', options: { kind: 'pad', cloth: 'spruce' } },
    '7f34625bcd6560b88e07fdfedec062df847f34b8feac971453fea4086294e512',
  ],
  [{ draw: 'cover', slug: 'plain' }, '80790ff5352a7d40914c7a666e2674201e6f12f43b796d3a6ed9d07d154b3dbd'],
  [
    { draw: 'cover', slug: 'box-paths', options: { kind: 'box', deck: 'paths' } },
    '47df134a1328deac10ae3c46e85bf0947c367109abf79876e4dbdf2272e751c8',
  ],
  [
    { draw: 'cover', slug: 'box-garden', options: { kind: 'box', deck: 'garden' } },
    '625075b353b5476126c6aabdfb1ac481a0517f15e822375d2d8d70b0f99ff84a',
  ],
  [
    { draw: 'cover', slug: 'box-states', options: { kind: 'box', deck: 'states' } },
    'ba4bd885978e4dc87e1658214b222e2643fcb6aa775638c77c6a027b34f67f27',
  ],
  [
    { draw: 'cover', slug: 'box-signs', options: { kind: 'box', deck: 'signs' } },
    '7f009f84fbffda764aca66dbe2745a39c158daf89ace7725d370f4048d42e857',
  ],
  [
    { draw: 'cover', slug: 'gift-sprigs', options: { kind: 'wrap', motif: 'sprigs' } },
    '5cd3c04034cae7731d21c7120ed66b2ea56fea046d98e12f28e0803e0fff7a42',
  ],
  [
    { draw: 'cover', slug: 'gift-hills', options: { kind: 'wrap', motif: 'hills' } },
    '48c63b05108319219a1e236bc08209b170c56172618c39f771df95f8fc3c9d2f',
  ],
  [
    { draw: 'cover', slug: 'gift-dots', options: { kind: 'wrap', motif: 'dots' } },
    '9e3c173e015459c0553b53c137238e4695f8d7f9ecdcf7e71851b2a4fd57ccd0',
  ],
  [
    { draw: 'cover', slug: 'gift-lines', options: { kind: 'wrap', motif: 'lines' } },
    'bf7b3ff05af7e8f67a4fb1eb52c53f995e149dd52c12994fb6b49432e0ee373d',
  ],
  [
    { draw: 'spread', slug: 'open-diary', options: { cloth: 'plum' } },
    'c23d57af6a1c90601e3df239abe160ce8ec6f29fb41326e6d00474bd594e1a3d',
  ],
  [
    { draw: 'spread', slug: 'another', options: { w: 800, h: 1000 } },
    'e1192cd6bb44201775ace4c5718c59dc6dbb376ca8498ad2e32ab066539e8264',
  ],
  [{ draw: 'constructor', slug: 'book' }, '096564cfb60549ee414c025cca9455d174a1c7a7e017ca9f1ab65884985bfdfa'],
  [
    {
      draw: 'constructor',
      slug: 'mine',
      options: {
        cover: { cloth: 'night', motif: 'peaks' },
        inner: 'grid',
        paper: 'grey',
        engraving: 'Оксана',
      },
    },
    '312b4b4f0c073738bce1b6092a5a1c38b52f9290ecbafd628591152ab0939f06',
  ],
  [
    {
      draw: 'constructor',
      slug: 'mono',
      options: { cover: 'plum', inner: 'dots', paper: 'white', engraving: 'ОК' },
    },
    'e300986b1e7384cbc263b13d398e99a76069ed5de748f0229b34fcf607e8f0f8',
  ],
  [
    {
      draw: 'constructor',
      slug: 'bare',
      options: {
        cover: { cloth: 'rose', motif: 'stitch', band: false },
        inner: 'days',
        engraving: null,
        ground: 'none',
      },
    },
    'bc9d1793aa0951e5e8e6be779f54bf33d5c2514fe9c7ff83528682469656fe0f',
  ],
  [
    {
      draw: 'constructor',
      slug: 'band',
      options: {
        cover: { cloth: 'sky', motif: 'bird', band: '#112233' },
        inner: 'planner',
        paper: 'kraft',
        engraving: { text: 'Ми', style: 'line' },
      },
    },
    '7bd69086b77f8a2076373af5b1d5a6a6c04f9e70502bead227f266b23081ed28',
  ],
  [
    { draw: 'macCard', slug: 'paths-07', options: { deck: 'paths' } },
    'e829a1718b5e6a3c67d83bc3442ae6bf9944f153ed3fd75e65cb7d0071c1acb5',
  ],
  [
    { draw: 'macCard', slug: 'paths of a friend', options: { deck: 'paths', w: 300, h: 450 } },
    'a8be1133e7515d8d4c7846d05aeb4fc2f90c26433e606a909eb9973523a306f5',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'paths', side: 'back' } },
    'c2e7fcb14467157e5d47632bc8e166171da438b3b63d0f48134e0e435b3819c0',
  ],
  [
    { draw: 'macCard', slug: 'garden-07', options: { deck: 'garden' } },
    '349d058396a4158937faa373315dd30b60f39c8f4f71d9f367c844d6f0a6a0c2',
  ],
  [
    { draw: 'macCard', slug: 'garden of a friend', options: { deck: 'garden', w: 300, h: 450 } },
    '0efd2e73d0432ca5c2b670f63015f9440b22c765a9053c2e65f47d2ce419364a',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'garden', side: 'back' } },
    'ed46a3fb63ccaa96f45b9aec5c42d89f1357691beb72d60d2079341be07422e3',
  ],
  [
    { draw: 'macCard', slug: 'states-07', options: { deck: 'states' } },
    'c1299a75daff2110155bd4ae47a49d64ab57e061f2098639d2141467325dc268',
  ],
  [
    { draw: 'macCard', slug: 'states of a friend', options: { deck: 'states', w: 300, h: 450 } },
    '467fb73bb13698ec3c7da657692ebcdd58a82a4a58d4dd8fa8073ce67bda5384',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'states', side: 'back' } },
    '285a846113dcd131277aa0b0fa9a5013893d755f7430945e06089045fc4cb663',
  ],
  [
    { draw: 'macCard', slug: 'signs-07', options: { deck: 'signs' } },
    'a05ee0004e99fa69aa97afcb6ffaa3c22ac1615e44520c53fe53769ca4550320',
  ],
  [
    { draw: 'macCard', slug: 'signs of a friend', options: { deck: 'signs', w: 300, h: 450 } },
    'a4863b42fcd32b9f56e5782ba68a2efeb9966b6f5631ae04c00aea08f0d78fb6',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'signs', side: 'back' } },
    '2ee16c5a923df28396835e71684d56f684f6b1b3f647d5ea53daee26856502a4',
  ],
  [
    { draw: 'macCard', slug: 'lantern', options: { deck: 'signs' } },
    'd34accddba83929b94c050404b7138cc6af6379ae9d2b158a03f72662a9f7420',
  ],
  [{ draw: 'avatar', slug: 'author' }, 'aa6b8f62b28a7a3501010e1b40d92300345c0033394cff38d3cbe35aae9a9299'],
  [
    { draw: 'avatar', slug: 'older', options: { look: 'scarf', age: 'older', turn: 1 } },
    '6c9da91c14b039fdb2dc29924189f8a983a5c8a6a96a43c2d0f278392648c8e7',
  ],
  [
    { draw: 'avatar', slug: 'young', options: { look: 'braid', age: 'young', turn: -1, skin: 3 } },
    '69ed4e3667de9cba44bce27256af47e8e12a6376b84785ed7f7968e9c5fc3c9a',
  ],
  [
    { draw: 'avatar', slug: 'afro', options: { look: 'afro', skin: 7, chair: true } },
    '6a741ef8b40350f23d72f354f5513c8e9bba8c23234bbc98758b6679f78a89e1',
  ],
  [
    { draw: 'avatar', slug: 'hijab', options: { look: 'hijab', w: 160 } },
    '735f81109129fc9628aa2f6b63f33178067091ebc4f68fb6c7f2acd7f2f25721',
  ],
  [
    { draw: 'avatar', slug: 'beard', options: { look: 'beard', turn: 0 } },
    'aca552606bf3b9089c0379e8c1ada469c8bfb4a3c193a4754dbd2d752e242b30',
  ],
  [{ draw: 'topo', slug: 'ground' }, 'da77b930656cdb3468bc5ed4b6601b9831433c08943914bb641adf4c0be0f397'],
  [
    { draw: 'topo', slug: 'quiet', options: { bg: '#f6f6f1', levels: 10, walk: false } },
    'bae5cc1a046ed8cd0835b07d0265de967fa4cb0fb91009caa4cfdb44d8bb5111',
  ],
  [{ draw: 'divider', slug: 'home' }, 'cd619d3cb67177c1da530c52e2fff8f9ee28833a08db7ac2d1e2d2042bd31723'],
];
