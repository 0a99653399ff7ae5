// Pictures of every kind and the SHA-256 of their text. They are in use all over the site: a changed digest is a
// changed picture, and is accepted only when that is what was wanted.
import type { PictureSpec } from './picture-spec.ts';

export const SAMPLES: readonly (readonly [spec: PictureSpec, digest: string])[] = [
  [
    { draw: 'landscape', slug: 'morning-hills', options: { kind: 'hills', hour: 'dawn' } },
    '7eee724b6687ce622650956dba0791c73adaaea4bf9942bc5faf5371ffd37d3b',
  ],
  [
    { draw: 'landscape', slug: 'morning-river', options: { kind: 'river', hour: 'mist' } },
    '1c96d3d808ca7795e401597ba8c7975e4079506dd49e1388a87c2f9ed172c69b',
  ],
  [
    { draw: 'landscape', slug: 'morning-steppe', options: { kind: 'steppe', hour: 'noon' } },
    '69afe16e391ee6d8a8a41890fcdd79e0408d5456f7dc6df0a00e03c91ff77db4',
  ],
  [
    { draw: 'landscape', slug: 'morning-forest', options: { kind: 'forest', hour: 'bloom' } },
    '9348ba72fc42b42e0af7185064503b5ad878e6b13ddc460b0a0fb675b7a9639e',
  ],
  [
    { draw: 'landscape', slug: 'morning-sea', options: { kind: 'sea', hour: 'dusk' } },
    '79c1438459e5296833ce70a9ce0c3c158baebd976606099fcfa7a498349da213',
  ],
  [
    { draw: 'landscape', slug: 'morning-village', options: { kind: 'village', hour: 'autumn' } },
    'ba958d011440ddb18c7745c3316fe1bdf91c2a9f4403a0013e93a4dab2bfd986',
  ],
  [
    { draw: 'landscape', slug: 'morning-city', options: { kind: 'city', hour: 'night' } },
    '3a870fbdf67880444aff6d3c009df3c54cdc9173052f6dd2ed6d6e534391b3af',
  ],
  [
    { draw: 'landscape', slug: 'morning-snow', options: { kind: 'snow', hour: 'dawn' } },
    '3a602e446a481c7a9d7f6980679a1c739488856d41f6860ce20e427cc72766d0',
  ],
  [
    { draw: 'landscape', slug: 'morning-rain', options: { kind: 'rain', hour: 'mist' } },
    '278c9c99580b16cb741a1adcbcbb810c2c878fc1a1b2b7cb1c1ef617bc6750e4',
  ],
  [
    { draw: 'landscape', slug: 'first-step' },
    'ad591fec3498c7fbd8c87376ff033852adbd97ced045ea0b636b4d3d27b3232d',
  ],
  [
    {
      draw: 'landscape',
      slug: 'banner',
      options: { kind: 'hills', horizon: 0.62, sun: 0.3, w: 1200, h: 400, plants: 6 },
    },
    'ae7e128b256a1dd52e4bd5a6202c00e961f1aac681d1209760bbe51eddd5659f',
  ],
  [
    {
      draw: 'landscape',
      slug: 'tall',
      options: { kind: 'sea', hour: 'night', w: 600, h: 900, birds: 0, bare: true },
    },
    'fdbc766344ec70710813a734ab3a69c39cba7fe29b59d7bdbce07e26b28c3f8a',
  ],
  [
    { draw: 'landscape', slug: 'winter-road', options: { kind: 'snow', hour: 'dusk' } },
    '7c017c3b1d56918542c852aee41324f911112f83684aab3061dfcfdee74538d0',
  ],
  [
    { draw: 'scene', slug: 'course-morning', options: { subject: 'morning' } },
    'ed10197e07ca2fdee8dd7e069856287916f437e602503bfef483f457ad50a251',
  ],
  [
    { draw: 'scene', slug: 'course-tea', options: { subject: 'tea' } },
    'd4969d55b096912d74f0bfaa0e83e567ad690841516d68d0cdfd3f7f002baf0f',
  ],
  [
    { draw: 'scene', slug: 'course-yoga', options: { subject: 'yoga' } },
    'dca099c7819d9b68c52fdd763ad6ceb0566836b89ef0bdddf25e3281219938e8',
  ],
  [
    { draw: 'scene', slug: 'course-lecture', options: { subject: 'lecture' } },
    '24e33658f66d6897d1496a0f7c7b086ab9d42773acf4694e4f7737d25aba80a4',
  ],
  [
    { draw: 'scene', slug: 'course-notebook', options: { subject: 'notebook' } },
    '24210be9e48ca487a0a973cfa3a13c7b78035c9bef47feabb6f017442741a951',
  ],
  [
    { draw: 'scene', slug: 'course-candle', options: { subject: 'candle' } },
    '4d6620b3fc86cf9ffbad2e8a3a26d1c47c6bbafd645d9a47275118eecc9ce99e',
  ],
  [
    { draw: 'scene', slug: 'course-dogwalk', options: { subject: 'dogwalk' } },
    'd4c5f47ae4cdb3ec5b338ffdadb9c6ed856e0c1f281b1e858d0af4e87f94cf8c',
  ],
  [
    { draw: 'scene', slug: 'any', options: { hour: 'autumn', w: 1600, h: 900 } },
    'f93d39349cf4c947e1b8c2ba8736b272a172143ca85f7e0266b75222a0e967c8',
  ],
  [
    { draw: 'cover', slug: 'diary-topo', options: { motif: 'topo', cloth: 'spruce' } },
    '45e47df55859ce609c53d65cf869f305b0e6964627054a1b1b4c00b036e3ef20',
  ],
  [
    { draw: 'cover', slug: 'diary-ripple', options: { motif: 'ripple', cloth: 'plum' } },
    '849d320c738fad873760dcd79d2ef4ea5262382dc5af05b52f0849182ba1b01b',
  ],
  [
    { draw: 'cover', slug: 'diary-waves', options: { motif: 'waves', cloth: 'rose' } },
    '8ab87b26ff07e56ef896c16ea09622323391f5032ddc0a505e7eba469b976bcd',
  ],
  [
    { draw: 'cover', slug: 'diary-rays', options: { motif: 'rays', cloth: 'wheat' } },
    '04b436d45c2387936b2e938f15877979f5e535cf35389ceb1b9ef6ecd04fa30d',
  ],
  [
    { draw: 'cover', slug: 'diary-path28', options: { motif: 'path28', cloth: 'sky' } },
    '7d04d00d29d3e062c70d56eed5dd339d48faaa3ee00a594d8d00e3654c081f45',
  ],
  [
    { draw: 'cover', slug: 'diary-moons', options: { motif: 'moons', cloth: 'clay' } },
    '6b76dd9580e0f199e285a9959a3e11fbf95c70b77377a6f0d9393975a169dd4e',
  ],
  [
    { draw: 'cover', slug: 'diary-wreath', options: { motif: 'wreath', cloth: 'night' } },
    'ef5665483d2ca45cce154b9e0721adc30f3b4bde87221d3f133af2ca47bd9c26',
  ],
  [
    { draw: 'cover', slug: 'diary-peaks', options: { motif: 'peaks', cloth: 'linen' } },
    'aa565120f5becc0357bcf549e6310a666979d4b560cf42c69dbe8d7c7cac50ca',
  ],
  [
    { draw: 'cover', slug: 'diary-stitch', options: { motif: 'stitch', cloth: 'lilac' } },
    '2a896114eb87f22d7bb5b18747cefd96a0da7820dc178df2dc47d0cff20ec34c',
  ],
  [
    { draw: 'cover', slug: 'diary-stars', options: { motif: 'stars', cloth: 'spruce' } },
    'b2d7f875111527fd0fcd6fb89175e38e56b195ce4cfee532b5051d150b18fa0d',
  ],
  [
    { draw: 'cover', slug: 'diary-leaf', options: { motif: 'leaf', cloth: 'plum' } },
    'a589b50553e6d6319f4f7e56dd7fea6d36fcec5e72dabe3f2e0d41a05a901059',
  ],
  [
    { draw: 'cover', slug: 'diary-labyrinth', options: { motif: 'labyrinth', cloth: 'rose' } },
    '4316a16cded5a5d065e9bebdb302c1505e3be2f349ceb6c24a7c12b5acdda624',
  ],
  [
    { draw: 'cover', slug: 'diary-bird', options: { motif: 'bird', cloth: 'wheat' } },
    '5ff1b0738eab16a6029b0691a8ec4158ecbd947fbe5e687faf6c9fd61dfe070c',
  ],
  [
    { draw: 'cover', slug: 'diary-branch', options: { motif: 'branch', cloth: 'sky' } },
    'f49abd1b676bd080188538624e0808c372c784c94694c3a4c9cdb7492252b87b',
  ],
  [
    { draw: 'cover', slug: 'diary-window', options: { motif: 'window', cloth: 'clay' } },
    '9588046962e9bf3dc7dd19d745db9c99c2edc7b5c23eeeb37e7b272bb8c55f24',
  ],
  [
    { draw: 'cover', slug: 'workbook', options: { kind: 'workbook', motif: 'rays' } },
    'c11c769f726dd013eb86b46603d76c3a41f57a67140ff47589c18c41b1b92cac',
  ],
  [
    { draw: 'cover', slug: 'a-deck', options: { kind: 'deck' } },
    '6d4f14a0a235ac0ade1411e0c409fff9f178cb8becbb8fb50823c2565ec726d9',
  ],
  [
    { draw: 'cover', slug: 'a-set', options: { kind: 'set', ground: 'none' } },
    '246c99eb455e211487ce346280d83ec424f7e8e1ac653375bce601a69556340c',
  ],
  [
    { draw: 'cover', slug: 'letters', options: { kind: 'cards', cloth: 'sky' } },
    '60b3329fdc972d22a2a5f3bf1a0bc1d83d0f8dd81cc29e44d36e3e16ee27343d',
  ],
  [
    { draw: 'cover', slug: 'at-the-margin', options: { kind: 'bookmarks', cloth: 'wheat' } },
    '773882065580e4a8fb904aa72b191930bfca320906f079005df61ef63742728e',
  ],
  [
    { draw: 'cover', slug: 'band', options: { kind: 'pencils', cloth: 'spruce' } },
    'f816d8d6d0c388d994d74d4daaaa28f755e7ca47a1e87fdd4eabf11188f6fe80',
  ],
  [
    { draw: 'cover', slug: 'open-fan', options: { kind: 'pencils', cloth: 'clay' } },
    '5882c748750a9b946c7ec7baa8f900aab69f90be802b4a0b6822c045af289dcc',
  ],
  [
    { draw: 'cover', slug: 'case-front', options: { kind: 'case', cloth: 'linen' } },
    '81412b0090e59d5d1fb403a18b5407526b43edb50cb45bf6ca66559949c06302',
  ],
  [
    { draw: 'cover', slug: 'pocket', options: { kind: 'case', cloth: 'plum' } },
    '93495d74469fc76f12687160f0b9a0d5103b802fe651c2362fd76d7562d884d8',
  ],
  [{ draw: 'cover', slug: 'plain' }, 'd3dccfdd7e28086598cdc43c5089e59429597caf9503021aea47a98b712b1329'],
  [
    { draw: 'cover', slug: 'box-paths', options: { kind: 'box', deck: 'paths' } },
    'a2da63382d631e4995d003246b645df5f7e0e080b90984bb273ddc71cd88e325',
  ],
  [
    { draw: 'cover', slug: 'box-garden', options: { kind: 'box', deck: 'garden' } },
    '8f8e6ca4de114a894b68090bacbe64a06c4e2bb75473876b03be883e0ae76078',
  ],
  [
    { draw: 'cover', slug: 'box-states', options: { kind: 'box', deck: 'states' } },
    '02b6f5a550457f1fb150bf4699a9609c8ab07231d5a0322b1c6e452afca7dcda',
  ],
  [
    { draw: 'cover', slug: 'box-signs', options: { kind: 'box', deck: 'signs' } },
    '23c67cc9f5ef336b0aacec5c95e8f74dc994fe7b82477381c3a862f29fe5ce73',
  ],
  [
    { draw: 'cover', slug: 'gift-sprigs', options: { kind: 'wrap', motif: 'sprigs' } },
    'fba160641677cfc558389a2ba3de8a4d306a7a9308d8b67585bfba11e455bc16',
  ],
  [
    { draw: 'cover', slug: 'gift-hills', options: { kind: 'wrap', motif: 'hills' } },
    '3fc0de4ec154bc583097ab65aee93ae51bb6d3135a5384fd3f7e419d4a098a7b',
  ],
  [
    { draw: 'cover', slug: 'gift-dots', options: { kind: 'wrap', motif: 'dots' } },
    '6dae8949799eb83f0ee2893e7777775cce39ca636c7271100a6cf25994857608',
  ],
  [
    { draw: 'cover', slug: 'gift-lines', options: { kind: 'wrap', motif: 'lines' } },
    '5b66bc7f30c05d5d5fa5f853e27fa4547e0cb1a75f3fa62bbe9a68f8ec91140a',
  ],
  [
    { draw: 'spread', slug: 'open-diary', options: { cloth: 'plum' } },
    '6e3bfca6f86e9c2738238fa4bced2af16486fa6860e23f9b160dfa5bd951ec4a',
  ],
  [
    { draw: 'spread', slug: 'another', options: { w: 800, h: 1000 } },
    'e5d39d3d1dae98b5b65f71f12df45712fb582199a0b7aa48b2508929b66c3019',
  ],
  [{ draw: 'constructor', slug: 'book' }, '5eedd27e35e15ffbc3018425321f17668f60c8ad8c918d86f297cd155b2ddc22'],
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
    '45d272575cda6c978d753225dc2dd55e9035499e77eab7646c2ec68cce49597d',
  ],
  [
    {
      draw: 'constructor',
      slug: 'mono',
      options: { cover: 'plum', inner: 'dots', paper: 'white', engraving: 'ОК' },
    },
    'f9a61e7177124f6fd950d50ba10b12b3810818dffcbfcf6ab2afa1b74792aec8',
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
    '06f4de91b1ce8d2c097ab7b412df755236458cfb6d997e7db65903b96906c35c',
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
    'f9b9b2c025f4843b1c6edebb69ec12ae503cfb9f2c1db136e77f7c495a3db2eb',
  ],
  [
    { draw: 'macCard', slug: 'paths-07', options: { deck: 'paths' } },
    '9e7a4e3c251be2a5eb886c4c97af1a3e1e253546832f8fcfb657d42452291d26',
  ],
  [
    { draw: 'macCard', slug: 'paths of a friend', options: { deck: 'paths', w: 300, h: 450 } },
    '74c26d578b5d5799a9c55aca5b16655f0c0ab92ae2d5470d18cd05bc88a037ee',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'paths', side: 'back' } },
    '249d391d76928c03e34a43e64af2acff07b18c8c9280576211767f74453876cb',
  ],
  [
    { draw: 'macCard', slug: 'garden-07', options: { deck: 'garden' } },
    'b3e2b9c2c97e36e11258ba9d64b82bca021ef0be5058a05ebd57b4b80e4c011b',
  ],
  [
    { draw: 'macCard', slug: 'garden of a friend', options: { deck: 'garden', w: 300, h: 450 } },
    'a1bfcc8589d04b606437051afd9567739be84bcf91b913db479c54a584af0cab',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'garden', side: 'back' } },
    '391d12faf7241f18f1c5e863d1794c6f446691899e0bb5c78593b380ea862c0d',
  ],
  [
    { draw: 'macCard', slug: 'states-07', options: { deck: 'states' } },
    'e6719da1a74477760663a7d8fd54aa6f360e83cbc104b50392d51f43a5c7a527',
  ],
  [
    { draw: 'macCard', slug: 'states of a friend', options: { deck: 'states', w: 300, h: 450 } },
    '9e0eb38dd93804c4b209ba18bd7421e362b84c903e5c27b9ff889bc1dd7461fe',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'states', side: 'back' } },
    '4e70a8ba6392ce3bf304a99897704a5f3b04329ee368e01c02ac21a37b8c6293',
  ],
  [
    { draw: 'macCard', slug: 'signs-07', options: { deck: 'signs' } },
    '43ca58de960be961f2cc39aa9c351dff0132f64f3221b83d3e76a3240b3ba4ab',
  ],
  [
    { draw: 'macCard', slug: 'signs of a friend', options: { deck: 'signs', w: 300, h: 450 } },
    'c058bdb97f2afb65d6b1f469aaddb3531633aa99083f73b4a361036dbfdbb735',
  ],
  [
    { draw: 'macCard', slug: 'back', options: { deck: 'signs', side: 'back' } },
    'b39798010a1a4165b63473afe3c31fd90914f3192571a3a3db07a16743766ea0',
  ],
  [
    { draw: 'macCard', slug: 'lantern', options: { deck: 'signs' } },
    '56c66f1446a6d7e4be1257fc1708f6725a872ddb8ac7364438350292a208b047',
  ],
  [{ draw: 'avatar', slug: 'author' }, '38f5178adea86ee71f1332a1caa62875840b01a53577948550570ff0f22cf7eb'],
  [
    { draw: 'avatar', slug: 'older', options: { look: 'scarf', age: 'older', turn: 1 } },
    'fa507d2358e1b2e37209dee84e4db99e58a16fa7e32fb7a5c68177dc2cbc2781',
  ],
  [
    { draw: 'avatar', slug: 'young', options: { look: 'braid', age: 'young', turn: -1, skin: 3 } },
    'ce62fa3efbe39bc1b9d4255002424f90812270e74993dae6cf20a3c9f54b4648',
  ],
  [
    { draw: 'avatar', slug: 'afro', options: { look: 'afro', skin: 7, chair: true } },
    'a5de04a0fb395045ce13ff366ace4be743cf4a4bc5d391d3bc7210cfd3a7f0a4',
  ],
  [
    { draw: 'avatar', slug: 'hijab', options: { look: 'hijab', w: 160 } },
    'c66cdc070ce6007e3535addd7dfc320107d8696cd6c3c723d4e22d01e957e405',
  ],
  [
    { draw: 'avatar', slug: 'beard', options: { look: 'beard', turn: 0 } },
    '3777f64c7a7ae1e858a075d02c3ab5361288a4ff0df63ae9dc76fed1ad6da307',
  ],
  [{ draw: 'topo', slug: 'ground' }, 'da77b930656cdb3468bc5ed4b6601b9831433c08943914bb641adf4c0be0f397'],
  [
    { draw: 'topo', slug: 'quiet', options: { bg: '#f6f6f1', levels: 10, walk: false } },
    'bae5cc1a046ed8cd0835b07d0265de967fa4cb0fb91009caa4cfdb44d8bb5111',
  ],
  [{ draw: 'divider', slug: 'home' }, 'cd619d3cb67177c1da530c52e2fff8f9ee28833a08db7ac2d1e2d2042bd31723'],
];
